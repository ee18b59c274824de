import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testSite } from './test-site'

const directory = join(testSite, '.outbox')

type Mail = { subject: string; replyTo: string; text: string; html: string }

/** The messages in the trial-mode outbox that contain a text which only one test has sent. */
export async function mailsWith(marker: string): Promise<Mail[]> {
  // Before the first message there is none.
  const files = await readdir(directory).catch((): string[] => [])
  const names = files.filter((name) => name.endsWith('.json'))
  const mails = await Promise.all(names.map((name) => readMail(name.replace(/\.json$/, ''))))
  return mails.filter(({ text }) => text.includes(marker))
}

async function readMail(name: string): Promise<Mail> {
  const read = (ending: string) => readFile(join(directory, `${name}.${ending}`), 'utf8')
  const headers = JSON.parse(await read('json')) as Pick<Mail, 'subject' | 'replyTo'>
  return { ...headers, text: await read('txt'), html: await read('html') }
}
