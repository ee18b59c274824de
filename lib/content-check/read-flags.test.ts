import { expect, test } from 'vitest'
import { readFlags } from './read-flags'

const options = {
  fix: { type: 'boolean' },
  tone: { type: 'string' },
  from: { type: 'string' },
} as const

function faults(...args: string[]) {
  return readFlags(args, options).faults
}

test('flags and what stands alone are read', () => {
  const {
    values,
    positionals,
    faults: none,
  } = readFlags(['notice', '--fix', '--tone', 'info', '--from=-1'], options)
  expect({ ...values }).toEqual({ fix: true, tone: 'info', from: '-1' })
  expect(positionals).toEqual(['notice'])
  expect(none).toEqual([])
})

test.each([
  [['--fixx'], 'l’opzione --fixx qui non c’è. Forse volevi scrivere --fix.'],
  [['-f'], 'l’opzione -f qui non c’è.'],
  [['--colore', 'rosso'], 'l’opzione --colore qui non c’è. --help le elenca tutte.'],
  [['--tone'], 'dopo --tone manca il valore'],
  [['--tone', '--from', 'oggi'], 'dopo --tone manca il valore'],
  [['--fix=sì'], '--fix si scrive da solo'],
])('%j gets one sentence', (args, sentence) => {
  expect(faults(...args)).toEqual([expect.stringContaining(sentence)])
})

test('only what is known at the place may be written', () => {
  expect(readFlags(['--tone', 'info'], options, ['fix']).faults).toHaveLength(1)
})
