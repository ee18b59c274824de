import { expect, test } from 'vitest'
import { locales } from '../i18n/locales'
import { ask } from './ask'
import { noticeForm } from './notice-form'

const translations = locales.slice(1)

test('each question is shown with its choices, and asked again until its answer can be used', async () => {
  const lines = [
    ...['9 agosto 2027', '20 agosto 2027', 'rosso', 'urgent'],
    ...['Chiuso.', '', 'Torniamo presto.', '.'],
    '.',
    ...translations.flatMap(() => ['Closed.', '.']),
    // The link's page, its words in each language, and whether some are the same.
    ...['', '', ...translations.map(() => ''), ''],
  ]
  const shown: string[] = []
  const raw = await ask(noticeForm.fields, {
    show: (line) => shown.push(line),
    nextLine: () => {
      const line = lines.shift()
      return line === undefined ? Promise.reject(new Error('Too few lines')) : Promise.resolve(line)
    },
  })
  expect(lines).toEqual([])
  expect(Object.fromEntries(raw)).toMatchObject({
    from: '9 agosto 2027',
    tone: 'urgent',
    'text-it': 'Chiuso.\n\nTorniamo presto.',
    'text-en': 'Closed.',
    link: '',
  })
  expect(shown.filter((line) => line === '\nChe avviso è')).toHaveLength(2)
  expect(shown).toContain('  urgent: Urgente: si vede di più')
  expect(shown).toContain('  Anche più righe. Per finire, una riga con solo un punto: .')
  expect(shown).toContain('\nPagina a cui porta (facoltativo)')
  expect(shown.filter((line) => line.startsWith('  • '))).toEqual([
    expect.stringContaining(
      '«rosso» non è tra le scelte: info (Un’informazione), urgent (Urgente: si vede di più).',
    ),
    expect.stringContaining('manca.'),
  ])
})
