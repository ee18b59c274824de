import { expect, test } from 'vitest'
import { savedIssue } from '@/testing/saved-issue'
import { readIssue } from './read-issue'

const good = savedIssue('notice-good')

function answers(body: string): Record<string, string> {
  const issue = readIssue(body)
  return 'raw' in issue ? Object.fromEntries(issue.raw) : {}
}

function faults(body: string): string[] {
  const issue = readIssue(body)
  return 'faults' in issue ? issue.faults : []
}

test('the answers stand below the headings of the form, whatever ends the lines', () => {
  expect(readIssue(good)).toMatchObject({ form: { kind: 'notice' } })
  expect(answers(good)).toMatchObject({
    from: '9 agosto 2027',
    tone: 'Un’informazione',
    'text-en': 'The desk is closed from 9 to 20 August.',
    same: '- [ ] Un testo è uguale in due lingue, ed è voluto',
  })
  expect(answers(good.replaceAll('\n', '\r\n'))).toEqual(answers(good))
})

test.each(['### Il sito è lento\n\nDa ieri.', `Ciao\n\n${good}`, ''])(
  'a text that no form made is no form: %s',
  (body) => {
    expect(faults(body)).toEqual([expect.stringContaining('non viene da un modulo')])
  },
)

test('a heading that is not the form’s belongs to the answer', () => {
  const text = 'Uno.\n\n### Due\n\n## Primo giorno\n\n #### Ultimo giorno\n\n> ### Che avviso è'
  const body = good.replace('Dal 9 al 20 agosto lo sportello è chiuso.', () => text)
  expect(answers(body)['text-it']).toBe(text)
})

test.each([
  ['### Ultimo giorno', 'un’altra riga'],
  ['### Modulo', 'Nuovo evento'],
])('an answer cannot begin another one: %s', (heading, value) => {
  const body = good.replace('lo sportello è chiuso.', () => `chiuso.\n\n${heading}\n\n${value}`)
  expect(faults(body)).toEqual([expect.stringContaining(`«${heading}» c’è due volte`)])
})

test('a form whose headings were changed is not guessed at', () => {
  expect(faults(good.replace('### Primo giorno\n', ''))).toEqual([
    expect.stringContaining('manca la riga «### Primo giorno»'),
  ])
  expect(faults(good.replace('Nuovo avviso', 'Avviso vecchio'))).toEqual([
    expect.stringContaining('non c’è il nome di un modulo'),
  ])
  const swapped = good
    .replace('### Primo giorno', '### ?')
    .replace('### Ultimo giorno', '### Primo giorno')
    .replace('### ?', '### Ultimo giorno')
  expect(faults(swapped)).toEqual([expect.stringContaining('non sono più in ordine')])
})

test('a text longer than GitHub takes is not read', () => {
  expect(faults(good.replace('chiuso', 'a'.repeat(70_000)))).toEqual([
    expect.stringContaining('troppo lungo'),
  ])
})
