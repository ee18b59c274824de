import { beforeAll, expect, test } from 'vitest'
import italian from '@/messages/it.json'
import { flattenMessages } from '../i18n/flatten-messages'
import { askedKeys, readSource } from './asked-keys'
import type { Site } from './check-content'
import { readSite } from './read-site'

const keys = [...flattenMessages(italian).keys()]

let sources: Site['sources']

beforeAll(async () => {
  ;({ sources } = await readSite(process.cwd()))
})

test('a message that nothing uses is found out, however like others it looks', () => {
  const unheardOf = [
    'HomePage.unheardOf',
    // Another namespace has it.
    'HomePage.copyright',
    // A template has its shape.
    'FormOptions.zone.unheardOf',
    'WorkshopsPage.parents.unheardOf.answer',
    'Invented.title',
  ]
  const asked = askedKeys([...keys, ...unheardOf], sources)
  const unused = [...keys, ...unheardOf].filter((key) => !asked.has(key))
  expect(unused).toEqual(unheardOf)
})

test('the words of the menu are asked for by lib/pages.ts', () => {
  const asked = askedKeys(['Menu.aboutUs', 'Menu.unheardOf'], sources)
  expect([...asked.keys()]).toEqual(['Menu.aboutUs'])
})

test('the placeholders of a message are those that its own calls have a value for', () => {
  const code = `
    const t = useTranslations('Page')
    const other = { notMine: 1 }
    fetch('lead', notMine, { notMine })
    return (
      <p title={t('lead', { city: place({ notMine }).city, 'first-name': name, since })}>
        {t('plain')} or {t(\`steps.\${step}.text\`, { count: [1, 2].length, ...other })}
        {t.rich('terms', { link: (words) => <a href={url({ notMine })}>{words}, and</a>, br() {} })}
        {t.rich(when, { day: \`\${a}, \${b}\` })}
      </p>
    )
    const when = ['before', 'after']; const step = 'first'`
  const keys = ['lead', 'plain', 'steps.first.text', 'terms', 'before'].map((key) => `Page.${key}`)
  const asked = askedKeys(keys, new Map([['page.tsx', readSource('page.tsx', code)]]))
  expect(keys.map((key) => [key.slice(5), ...(asked.get(key) ?? ['not asked for'])])).toEqual([
    ['lead', '{city}', '{first-name}', '{since}', '<since>', '{day}'],
    ['plain', '{day}'],
    ['steps.first.text', '{count}', '{day}'],
    ['terms', '<link>', '<br>', '{day}'],
    ['before', '{day}'],
  ])
})
