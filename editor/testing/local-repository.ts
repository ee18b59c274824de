import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Returns the files that the editor may change, by path. */
export function editedFiles(): Record<string, string> {
  const paths = ['content', 'messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const json = paths.filter((path) => path.endsWith('.json'))
  return Object.fromEntries(json.map((path) => [path, readFileSync(path, 'utf8')]))
}

/**
 * Opens the editor on a folder of the browser's own file system, which it takes for a clone: the
 * same interface as a folder of the disk, and no dialog of the operating system to choose it.
 */
export async function openLocalRepository(page: Page, files: Record<string, string>) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/')
  await page.evaluate(async (written) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, text] of Object.entries(written)) {
      const names = path.split('/')
      const name = names.pop() ?? ''
      let folder = root
      for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true })
      const file = await folder.getFileHandle(name, { create: true })
      const stream = await file.createWritable()
      await stream.write(text)
      await stream.close()
    }
  }, files)
  await page.getByRole('button', { name: 'Lavora con Repository Locale' }).click()
}

/** Returns what the editor has made of a file. */
export async function readFileOf(page: Page, path: string): Promise<string> {
  return (await readBytesOf(page, path)).toString()
}

export async function readBytesOf(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    const names = wanted.split('/')
    const name = names.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const one of names) folder = await folder.getDirectoryHandle(one)
    const file = await (await folder.getFileHandle(name)).getFile()
    return [...new Uint8Array(await file.arrayBuffer())]
  }, path)
  return Buffer.from(bytes)
}
