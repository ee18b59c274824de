import { expect, test } from 'vitest'
import { contentForms } from './content-forms'
import { readCommand } from './read-command'

test('a form and its answers are read', () => {
  const command = readCommand([
    'notice',
    '--text-it',
    'event',
    '--tone',
    'info',
    '--same',
    '--dry-run',
  ])
  expect(command).toMatchObject({ form: { kind: 'notice' }, isTrial: true, faults: [] })
  expect(Object.fromEntries(command.given)).toEqual({
    'text-it': 'event',
    tone: 'info',
    same: 'yes',
  })
})

test('a saved issue needs no form', () => {
  const command = readCommand(['--issue', 'testo.md', '--outcome', 'esito'])
  expect(command).toMatchObject({ issue: 'testo.md', outcome: 'esito', isTrial: false, faults: [] })
  expect(command.form).toBeUndefined()
})

test.each([
  [[], 'npm run new -- event'],
  [['evento'], 'npm run new -- event'],
  [['evento', '--issue', 'testo.md'], 'npm run new -- event'],
  [['event', '--tone', 'info'], 'l’opzione --tone qui non c’è'],
  [['notice', '--ton', 'info'], 'Forse volevi scrivere --tone'],
  [
    ['notice', '--text-it', 'Siamo', 'chiusi'],
    '«chiusi» è rimasto fuori dalle virgolette. Metti ogni testo tra virgolette',
  ],
])('%j gets one sentence', (args, sentence) => {
  expect(readCommand(args).faults).toEqual([expect.stringContaining(sentence)])
})

test.each(contentForms)('the help on $kind tells each of its flags', ({ kind, fields }) => {
  const { help = '', faults } = readCommand([kind, '--help'])
  expect(faults).toEqual([])
  expect(fields.length).toBeGreaterThan(2)
  for (const { id, label } of fields)
    expect(help).toMatch(new RegExp(`^ {2}--${id} .*${label}`, 'm'))
  expect(help).toMatch(/^ {2}--dry-run /m)
})

test('help tells the values that can be chosen', () => {
  expect(readCommand(['notice', '-h']).help).toContain(
    'info (Un’informazione), urgent (Urgente: si vede di più)',
  )
  expect(readCommand(['--help']).help).toContain('notice (Nuovo avviso)')
})
