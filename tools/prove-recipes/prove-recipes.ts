// `npm run prove:recipes`: does in a copy of the project what CONTRIBUTING says under “Add a field to a
// form”, with the code that stands there. What is left out must be found by types or by the nearest
// tests, and what is done to the letter must leave all of them green.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, type Locale } from '../../lib/i18n/locales'
import { everyLanguage } from '../../testing/every-language'

const copy = mkdtempSync(join(tmpdir(), 'recipes-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const file of execFileSync('git', ['ls-files', '-z']).toString().split('\0').filter(Boolean)) {
  cpSync(file, join(copy, file))
}
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction')

const [, recipe = ''] =
  /\*\*Add a field to a form\.\*\*(.*?)\n\n/s.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
const [, field = 'no field', name = ''] = /`((\w+): optional\(.*?\))`/.exec(recipe) ?? []
const [, element = 'no element'] = /`(<TextField .*?\/>)`/.exec(recipe) ?? []
const misspelled = element.replace(name, `${name}x`)

function edit(file: string, change: (text: string) => string): void {
  if (!recipe.includes(file.replace('app/[locale]/contacts/contact-form', '<form>-form'))) {
    throw new Error(`The recipe does not name ${file}.`)
  }
  const text = readFileSync(join(copy, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} is not as the recipe expects.`)
  writeFileSync(join(copy, file), changed)
}

/** Adds the words of the field, at the end of those of the form. */
function addWords(namespace: 'FormFields' | 'FormErrors', words: Record<Locale, string>): void {
  if (!recipe.includes(namespace)) throw new Error(`The recipe does not name ${namespace}.`)
  for (const locale of locales) {
    const file = join(copy, `messages/${locale}.json`)
    const messages = JSON.parse(readFileSync(file, 'utf8'))
    messages[namespace].contact[name] = words[locale]
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`)
  }
}

function run(...[program, ...parameters]: string[]) {
  const { status, stdout, stderr } = spawnSync('npx', [program ?? '', ...parameters], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { isGreen: status === 0, said: `${stdout}\n${stderr}` }
}

const checks = {
  types: () => {
    run('next', 'typegen')
    return run('tsc', '--noEmit')
  },
  'unit tests': () => run('vitest', 'run', 'lib/forms', 'lib/email', 'forms.test.tsx'),
  'messages of the watch': () => run('vitest', 'run', 'tools/watch', '-t', 'all is well'),
  content: () => run('jiti', 'tools/content-check/main.ts', '--fix'),
}

function expectThat(check: keyof typeof checks, isGreen: boolean, says = ''): void {
  const answer = checks[check]()
  const words = `${check} ${isGreen ? 'agree' : `say ${says}`}`
  console.log(words)
  if (answer.isGreen === isGreen && answer.said.includes(says)) return
  console.error(answer.said)
  throw new Error(`Not so: ${words}`)
}

edit('lib/forms/contact.ts', (text) =>
  text
    .replace('\n  message:', `\n  ${field},\n  message:`)
    .replace('{ formSchema, text', '{ formSchema, optional, text'),
)
expectThat('types', false, `contact.${name}`)
addWords('FormFields', everyLanguage({ it: 'Dove abiti', en: 'Your town', es: 'Tu ciudad' }))
addWords(
  'FormErrors',
  everyLanguage({ it: 'Scrivi la città', en: 'Enter your town', es: 'Escribe tu ciudad' }),
)
expectThat('types', true)
expectThat('unit tests', false, 'contact asks for each of its fields')
edit('app/[locale]/contacts/contact-form.tsx', (text) =>
  text.replace(/\n *<MessageField/, (message) => `\n${misspelled}${message}`),
)
expectThat('types', false, `"${name}x"`)
edit('app/[locale]/contacts/contact-form.tsx', (text) => text.replace(misspelled, element))
for (const check of ['types', 'unit tests', 'content'] as const) expectThat(check, true)

console.log('One that is required:')
edit('lib/forms/contact.ts', (text) =>
  text.replace(/optional\((text\(.*?\))\)/, '$1').replace('optional, ', ''),
)
expectThat('types', false, 'testing/submissions.ts')
edit('testing/submissions.ts', (text) => text.replace(/\n *privacy:/, `\n${name}: 'Prova',$&`))
expectThat('types', true)
expectThat('messages of the watch', false, 'all is well')
