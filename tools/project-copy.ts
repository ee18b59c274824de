import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Copies the project's files as they are now, committed or not, to a folder, beside the packages of the original. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  // What was deleted is still listed.
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(file))
  for (const file of files) cpSync(file, join(folder, file))
  // Some tests ask git what there is.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
}
