// `jiti tools/watch/remind.ts`, each week on GitHub: keeps an issue that lists the records to check again,
// and the sentences that it reads, one a line. Nothing of it is urgent: what is, `npm run watch` says.
import { readFileSync } from 'node:fs'
import { romeClock } from '../../lib/time/rome-clock'
import { contentFiles } from '../content-check/read-site'
import { reminders } from './reminders'
import { tellIssue } from './tell'

const content = Object.fromEntries(
  contentFiles('.').map((file) => [file, JSON.parse(readFileSync(file, 'utf8')) as unknown]),
)
const found = readFileSync(0, 'utf8').split('\n').filter(Boolean)
const sentences = [...found, ...reminders(content, romeClock(new Date()).date)]
await tellIssue('Promemoria: da ricontrollare, quando potete', sentences, process.env)
console.log(sentences.join('\n') || 'Niente da ricontrollare.')
