import { languageName } from '../content/editor-language'
import type { Change, FileChanges, PageRow, Report } from './report-schema'

/** By this the comment is found again. GitHub does not show it. */
export const marker = '<!-- pull-request-report -->'

type Links = {
  /** Where the workflow's log is. */
  run?: string
  /** Where the pictures are. */
  pictures?: string
}

/**
 * Returns the comment on a pull request, in plain Italian. Words of the pull request stand only in
 * blocks and spans of code, where GitHub knows neither links nor mentions, pictures or HTML.
 */
export function renderReport(report: Report | undefined, links: Links = {}): string {
  // A great change is cut everywhere, before GitHub refuses the comment.
  for (const most of [40, 10, 3]) {
    const comment = rendered(report && cut(report, most), links)
    if (comment.length <= longestComment) return comment
  }
  return rendered(report && cut(report, 0), links)
}

const longestComment = 65_536

/** Returns the report with at most so many lines of each kind. */
function cut(report: Report, most: number): Report {
  const { findings, files, translations, pages } = report
  return {
    ...report,
    findings: findings.slice(0, most),
    files: files.map(({ file, changes, left }) => ({
      file,
      changes: changes.slice(0, most),
      left: left + Math.max(0, changes.length - most),
    })),
    translations: translations.map((translation) => ({
      ...translation,
      stale: translation.stale.slice(0, most),
    })),
    ...(pages && {
      pages: {
        ...pages,
        rows: pages.rows.slice(0, most),
        left: pages.left + Math.max(0, pages.rows.length - most),
      },
    }),
  }
}

function rendered(report: Report | undefined, { run, pictures }: Links): string {
  const log = run ? ` [Il registro](${run}) dice perché.` : ''
  const parts = report
    ? [
        summary(report),
        findings(report),
        ...files(report),
        ...translations(report),
        ...pages(report, pictures),
      ]
    : [`Il resoconto di questa modifica non c’è.${log}`]
  const end = 'Questo commento si aggiorna da solo a ogni modifica.'
  return [marker, '## Che cosa cambia', ...parts, `<sub>${end}</sub>`].join('\n\n') + '\n'
}

function summary({ errors, files, translations, pages }: Report): string {
  const changes = files.reduce((sum, { changes, left }) => sum + changes.length + left, 0)
  const stale = translations.reduce((sum, { staleCount }) => sum + staleCount, 0)
  const listed = pages && pages.rows.reduce((sum, { languages }) => sum + languages.length, 0)
  const lines = [
    errors > 0
      ? `**${some(errors, 'errore', 'errori')} da correggere** prima di pubblicare.`
      : 'Il controllo dei contenuti non trova errori.',
    changes > 0
      ? `${some(changes, 'testo o dato diverso', 'testi o dati diversi')} in ${some(files.length, 'file', 'file')}.`
      : 'I testi e i dati restano come sono.',
    ...(stale > 0 ? [`${some(stale, 'traduzione', 'traduzioni')} da rileggere.`] : []),
    pages
      ? pagesInShort(pages, listed ?? 0)
      : 'Quali pagine cambiano non si sa: una delle due versioni del sito non si costruisce.',
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

function pagesInShort({ total, frame, look, left }: NonNullable<Report['pages']>, listed: number) {
  if (listed + frame + look === 0) return `Nessuna delle ${total} pagine cambia.`
  const kinds = [
    ...(listed > 0
      ? [left > 0 ? `più di ${listed} nei contenuti` : `${listed} nei contenuti`]
      : []),
    ...(frame > 0
      ? [`${frame} solo nelle parti comuni (testata, piè di pagina, dati per i motori di ricerca)`]
      : []),
    ...(look > 0 ? [`${look} solo nell’aspetto`] : []),
  ]
  return `Pagine che cambiano, su ${total}: ${kinds.join('; ')}.`
}

function findings({ errors, warnings, findings }: Report): string {
  const title = '### Controllo dei contenuti'
  const others =
    warnings > 0
      ? `${some(warnings, 'avviso non ferma', 'avvisi non fermano')} il controllo: «npm run content» li elenca.`
      : ''
  if (errors === 0) return [title, `Tutto a posto. ${others}`.trim()].join('\n\n')
  const left = errors - findings.length
  return [
    title,
    'Ogni errore sta anche accanto alla sua riga, in «Files changed».',
    block('text', findings),
    ...(left > 0 ? [`E altri ${left}.`] : []),
    ...(others ? [others] : []),
  ].join('\n\n')
}

function files({ files }: Report): string[] {
  if (files.length === 0) return []
  return ['### Testi e dati', 'Con − com’era, con + com’è adesso.', ...files.map(fileBlock)]
}

function fileBlock({ file, changes, left }: FileChanges): string {
  const more = left > 0 ? `\n\nE altri ${left} in questo file.` : ''
  const lines = changes.flatMap(({ place, before, after }: Change) => [
    `@@ ${place} @@`,
    ...(before === undefined ? [] : [`- ${before}`]),
    ...(after === undefined ? [] : [`+ ${after}`]),
  ])
  return `\`${file}\`\n\n${block('diff', lines)}${more}`
}

function translations({ translations }: Report): string[] {
  if (translations.length === 0) return []
  const rows = translations.map(({ language, before, after, staleCount, keptCount }) => [
    languageName(language, 'it'),
    before ? percent(before) : 'non c’era',
    `${percent(after)} (${after.upToDate} su ${after.total})`,
    String(staleCount),
    String(keptCount),
  ])
  const stale = translations.flatMap((translation) => translation.stale)
  const left = translations.reduce((sum, { staleCount }) => sum + staleCount, 0) - stale.length
  return [
    '### Traduzioni',
    table(
      ['Lingua', 'Aggiornata prima', 'Adesso', 'Da rileggere', 'Date per rilette senza cambiarle'],
      rows,
    ),
    ...(stale.length > 0
      ? [
          'Da rileggere accanto all’italiano; poi «npm run content -- --accept».',
          block('text', stale),
        ]
      : []),
    ...(left > 0 ? [`E altre ${left}.`] : []),
  ]
}

const whats: Record<PageRow['what'], string> = {
  new: 'pagina nuova',
  gone: 'pagina tolta',
  text: 'testo o immagini',
  head: 'titolo, descrizione o indirizzi',
}

function pages({ pages }: Report, pictures: string | undefined): string[] {
  if (!pages) return []
  const rows = pages.rows.map(({ path, languages, what }) => [
    `\`${path}\``,
    languages.map((language) => languageName(language, 'it')).join(', '),
    whats[what],
  ])
  const isChanged = rows.length + pages.frame + pages.look > 0
  return [
    '### Pagine',
    ...(rows.length > 0 ? [table(['Pagina', 'Lingue', 'Che cosa'], rows)] : []),
    ...(pages.left > 0 ? [`E altre ${pages.left}.`] : []),
    ...(rows.length === 0 ? [isChanged ? 'Nessuna nei contenuti.' : 'Nessuna.'] : []),
    ...(pictures && isChanged
      ? [`[Le immagini prima e dopo](${pictures}): scarica, apri la cartella e poi index.html.`]
      : []),
  ]
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A block of code that none of its lines can end. */
function block(language: string, lines: readonly string[]): string {
  const longest = Math.max(2, ...[...lines.join('\n').matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [fence + language, ...lines, fence].join('\n')
}

function percent({ upToDate, total }: { upToDate: number; total: number }): string {
  const share = total === 0 ? 100 : Math.floor((1000 * upToDate) / total) / 10
  return `${String(share).replace('.', ',')} %`
}

function some(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}
