import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phoneHours } from '@/lib/content/practical-answers'
import { association } from '@/lib/content/records'
import { languageAttributes, locales } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { readInlineCode } from '../security/inline-code'
import { nginxErrorPages } from './nginx-error-pages'

const recipe = readFileSync('deploy/nginx.conf', 'utf8')
const named = [...recipe.matchAll(/error_page .*\/refusals\/([\w-]+)\./g)].map(([, name]) => name)

test('nginx finds a page and a problem for each of its own answers', async () => {
  const files = await nginxErrorPages()
  expect(named).toHaveLength(3)
  expect(Object.keys(files).sort()).toEqual(
    named.flatMap((name) => [`${name}.html`, `${name}.json`]).sort(),
  )
  for (const name of named) {
    expect(JSON.parse(files[`${name}.json`] ?? '')).toMatchObject({ code: name })
    const page = files[`${name}.html`] ?? ''
    // Nothing that a policy could block.
    expect(readInlineCode(page)).toEqual({ scripts: [], styles: [], unhashable: [] })
    expect(page).not.toMatch(/<(script|link|img)\b/)
    expect(page).toContain(`tel:${association.contacts.phone}`)
    for (const locale of locales) {
      const { RefusalPage } = messagesFor(locale)
      const { title, text } = RefusalPage[name as keyof typeof RefusalPage]
      const { lang, dir } = languageAttributes(locale)
      expect(page).toContain(`<div lang="${lang}" dir="${dir}"><h1>${title}`)
      expect(page).toContain(text)
      expect(page).toContain(phoneHours.answer[locale])
    }
  }
})
