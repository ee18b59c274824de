import { readFileSync } from 'node:fs'
import { contentForms } from '../lib/content-forms/content-forms'
import { locales } from '../lib/i18n/locales'

const others = locales.filter((locale) => !['it', 'en', 'es'].includes(locale))

/** Returns an issue that a form made, with the English answers for languages that it was not saved in. */
export function savedIssue(name: string): string {
  const saved = readFileSync(`lib/content-forms/fixtures/${name}.md`, 'utf8')
  const fields = contentForms.find((form) => saved.includes(`\n${form.name}\n`))?.fields ?? []
  return fields.reduce((text, { id, label, locale }, index) => {
    if (!locale || !others.includes(locale)) return text
    const english = fields.find((field) => field.id === id.replace(/-\w+$/, '-en'))
    const [, answer] = text.split(`### ${english?.label}\n`)
    if (answer === undefined) return text
    const section = `### ${label}\n${answer.split('\n### ')[0]}\n`
    const next = fields.slice(index + 1).find((field) => text.includes(`\n### ${field.label}\n`))
    return next
      ? text.replace(`### ${next.label}\n`, (heading) => section + heading)
      : `${text.trimEnd()}\n\n${section}`
  }, saved)
}
