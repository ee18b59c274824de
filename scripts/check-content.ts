// Says everything that is wrong in content/ and messages/, one sentence a mistake, for the people who
// edit those files; every build begins with it. `--fix` mends layout, marks, spaces and photographs,
// `--accept` records that each translation was read beside its Italian; `--github` has GitHub show each
// mistake at its line.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageName, say } from '../lib/content/editor-language'
import { annotation } from '../lib/content-check/annotations'
import { checkContent, type Content } from '../lib/content-check/check-content'
import { findingLine, type Finding, type Level } from '../lib/content-check/findings'
import { readJsonFile } from '../lib/content-check/json-file'
import { mendFile } from '../lib/content-check/mend-content'
import { mendPicture } from '../lib/content-check/mend-picture'
import { readingIndexes } from '../lib/content-check/message-problems'
import { isUnfit } from '../lib/content-check/picture-problems'
import { readFlags } from '../lib/content-check/read-flags'
import { contentFiles, pictureFolder, readSite } from '../lib/content-check/read-site'
import { schemaDrift, writeSchemas } from '../lib/content-check/schema-files'
import {
  acceptedTranslations,
  staleTexts,
  translationShares,
  translationsFile,
} from '../lib/content-check/translations'
import { writeIssueForms } from '../lib/content-forms/issue-forms'
import { defaultLocale } from '../lib/i18n/locales'

const root = process.cwd()
const translationsPath = 'content/translations.json'

const {
  values: flags,
  positionals,
  faults,
} = readFlags(process.argv.slice(2), {
  fix: { type: 'boolean' },
  accept: { type: 'boolean' },
  github: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
})
if (flags.help || faults.length > 0 || positionals.length > 0) {
  for (const fault of faults) console.error(`  • ${fault}`)
  console.error(usage())
  process.exit(flags.help ? 0 : 1)
}

if (flags.fix) await mendAll()
let checked = checkContent(await readSite(root))
if (flags.accept && accept(checked)) checked = checkContent(await readSite(root))
const { texts } = checked
const findings = [...checked.findings, ...driftFindings()]
const content = readContent()

print('error', say('Da correggere nei contenuti', 'To correct in the content'))
print('launch', say('Da ricontrollare prima di pubblicare', 'To check again before publishing'))
print('warning', say('Da guardare, quando puoi', 'To look at when you can'))

for (const { locale, upToDate, total } of translationShares(texts, content[translationsPath])) {
  const language = languageName(locale)
  const share = (Math.floor((1000 * upToDate) / total) / 10).toLocaleString(say('it', 'en'))
  console.log(
    say(
      `Traduzione in ${language}: il ${share} % dei testi è aggiornato (${upToDate} su ${total}).`,
      `Translation into ${language}: ${share}% of the texts are up to date (${upToDate} of ${total}).`,
    ),
  )
}
const indexes = readingIndexes(content).map((entry) => entry.join(' '))
console.log(`${say('Indice Gulpease', 'Gulpease index')}: ${indexes.join(', ')}`)
if (findings.some(({ level }) => level === 'error')) {
  process.exit(1)
}
console.log(
  say(
    `${texts.length} testi controllati. Tutto a posto.`,
    `${texts.length} texts checked. All is well.`,
  ),
)

function print(level: Level, title: string) {
  const found = findings.filter((finding) => finding.level === level)
  if (found.length === 0) return
  console.error(`\n${title} (${found.length}):\n`)
  for (const finding of found) {
    console.error(`  ${level === 'error' ? '•' : '!'} ${findingLine(finding)}`)
  }
  console.error('')
  if (flags.github) for (const finding of found) console.log(annotation(finding))
}

function usage(): string {
  return say(
    'npm run content controlla tutto. Con -- --fix mette anche a posto ciò che può, con -- --accept segna le traduzioni come rilette.',
    'npm run content checks everything. With -- --fix it also puts right what it can, with -- --accept it records the translations as read.',
  )
}

function driftFindings(): Finding[] {
  const [file, ...others] = schemaDrift(root)
  if (!file) return []
  const sentence = say(
    `non corrisponde più al codice${others.length > 0 ? `, e altri ${others.length} con lui` : ''}. Usa «npm run content -- --fix».`,
    `no longer agrees with the code${others.length > 0 ? `, and ${others.length} others with it` : ''}. Use “npm run content -- --fix”.`,
  )
  return [{ file, line: 1, sentence, level: 'error' }]
}

async function mendAll() {
  const { [`messages/${defaultLocale}.json`]: italian } = readContent()
  for (const file of contentFiles(root).filter((name) => name !== translationsPath)) {
    const path = join(root, file)
    const bytes = readFileSync(path)
    const mended = await mendFile(file, bytes, italian)
    if (!Buffer.from(mended).equals(bytes)) writeFileSync(path, mended)
  }
  const { pictures } = await readSite(root)
  for (const [file, facts] of pictures) {
    const path = join(root, pictureFolder, file)
    if (/\.jpe?g$/i.test(file) && isUnfit(facts))
      writeFileSync(path, await mendPicture(readFileSync(path)))
  }
  await writeSchemas(root)
  await writeIssueForms(root)
}

/** Records all translations as read, and returns true, unless a mistake has to be corrected first. */
function accept({ findings: found, texts: all }: ReturnType<typeof checkContent>): boolean {
  if (found.some(({ file, level }) => level === 'error' && file !== translationsPath)) {
    console.error(
      say(
        '\nNessuna traduzione è segnata come riletta: prima correggi gli errori.',
        '\nNo translation is recorded as read: correct the mistakes first.',
      ),
    )
    return false
  }
  const stale = staleTexts(all, readContent()[translationsPath]).length
  writeFileSync(join(root, translationsPath), translationsFile(acceptedTranslations(all)))
  console.log(
    say(`Traduzioni segnate come rilette: ${stale}.`, `Translations recorded as read: ${stale}.`),
  )
  return true
}

function readContent(): Content {
  return Object.fromEntries(
    contentFiles(root).map((file) => [file, readJsonFile(readFileSync(join(root, file))).value]),
  )
}
