import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deadlineIn } from '../time/deadline'
import { createOutbox } from './deliver-to-outbox'

const email = {
  from: 'sito@example.org',
  to: ['contatti@example.org'],
  replyTo: 'maria@example.org',
  subject: 'Messaggio dal sito: Maria',
  html: '<p>Ciao</p>',
  text: 'Ciao\n',
}

function request(key: string, subject = email.subject) {
  return { key, email: { ...email, subject }, deadline: deadlineIn(1000), isFirst: true }
}

async function newDirectory(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'outbox-')), '.outbox')
}

// What the files hold: e2e/support/outbox.ts reads it in every test that sends a form.
test('a message is written for our eyes only', async () => {
  const directory = await newDirectory()
  expect(await createOutbox(directory)(request('contact/1'))).toEqual({ outcome: 'accepted' })
  const names = await readdir(directory)
  expect(names).toHaveLength(3)
  for (const name of names) expect((await stat(join(directory, name))).mode & 0o077).toBe(0)
})

test('one key is one message, also under another subject and after a restart', async () => {
  const directory = await newDirectory()
  const deliver = createOutbox(directory)
  for (const key of ['contact/1', 'contact/1', 'contact/2']) await deliver(request(key))
  await deliver(request('contact/1', '[Non verificato] Messaggio'))
  await createOutbox(directory)(request('contact/1'))
  expect(await readdir(directory)).toHaveLength(6)
})

test('an outbox that cannot be written says so', async () => {
  const directory = await newDirectory()
  await createOutbox(directory)(request('contact/1'))
  const [file = ''] = await readdir(directory)
  await writeFile(join(directory, 'file'), '')
  const blocked = createOutbox(join(directory, file))
  expect(await blocked(request('contact/1'))).toEqual({
    outcome: 'failed',
    reason: 'outbox',
  })
})
