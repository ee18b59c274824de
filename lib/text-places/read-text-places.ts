import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../content/editor-language'
import { placeName } from '../content/place-name'
import { readJsonFile } from '../content-check/json-file'
import { contentFiles } from '../content-check/read-site'
import { nameTexts, siteTexts } from '../content-check/site-texts'
import { contentForms, messageForms } from './text-forms'
import type { PlacedText, PlacedTexts } from './text-place'

/** These hold no text that a page shows. */
const unseen = ['analytics', 'pictures', 'redirects', 'same-words', 'to-confirm']
const unseenFiles = [...unseen, 'translations'].map((name) => `content/${name}.json`)

/** Returns every text of the site with its place, as the files are now. */
export function readTextPlaces(root: string): PlacedTexts {
  const files = contentFiles(root).filter((file) => !unseenFiles.includes(file))
  return { words: words(), texts: files.flatMap((file) => textsIn(root, file)) }
}

function textsIn(root: string, file: string): PlacedText[] {
  const { value, lineOf } = readJsonFile(readFileSync(join(root, file)))
  const isMessages = file.startsWith('messages/')
  const placed = isMessages
    ? siteTexts({ [file]: value })
    : [...siteTexts({ [file]: value }), ...nameTexts({ [file]: value })]
  return placed.map(({ path, text, locale }) => ({
    place: {
      file,
      line: lineOf(path),
      key: isMessages ? path.join('.') : placeName(value, path),
    },
    locale,
    forms: isMessages ? messageForms(text) : contentForms(text),
  }))
}

/** In the editor's language, as `npm run content` speaks; in messages/ they would get into the build. */
function words(): PlacedTexts['words'] {
  return {
    switch: say('Modifica questo testo', 'Edit this text'),
    hint: say(
      'Passa con il mouse sopra un testo, o raggiungilo con il tasto Tab: qui vedi dove sta. Un clic lo tiene fermo, Ctrl+C copia il posto.',
      'Move the mouse over a text, or reach it with the Tab key: here you see where it stands. A click holds it, Ctrl+C copies the place.',
    ),
    nowhere: say(
      'Questo testo non sta in un file così com’è: lo compone il sito, per esempio da una data o da un orario.',
      'No file holds this text as it is: the site makes it, for example from a date or a time.',
    ),
    copy: say('Copia', 'Copy'),
    copied: say('Copiato.', 'Copied.'),
    previous: say('Testo precedente', 'Previous text'),
    next: say('Testo seguente', 'Next text'),
  }
}
