import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testSite } from './test-site'

const directory = join(testSite, '.outbox')

type Email = { subject: string; replyTo: string; text: string; html: string }

/** The messages in the trial-mode outbox that contain a text which only one test has sent. */
export async function emailsWith(marker: string): Promise<Email[]> {
  // Before the first message there is none.
  const files = await readdir(directory).catch((): string[] => [])
  const names = files.filter((name) => name.endsWith('.json'))
  const emails = await Promise.all(names.map((name) => readEmail(name.replace(/\.json$/, ''))))
  return emails.filter(({ text }) => text.includes(marker))
}

async function readEmail(name: string): Promise<Email> {
  const read = (ending: string) => readFile(join(directory, `${name}.${ending}`), 'utf8')
  const headers = JSON.parse(await read('json')) as Pick<Email, 'subject' | 'replyTo'>
  return { ...headers, text: await read('txt'), html: await read('html') }
}
