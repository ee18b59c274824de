import { startGitHub } from '../../editor/testing/github'
import { editedFiles } from '../../editor/testing/local-repository'
import { openPage } from '../../editor/testing/volunteer'
import { seededRandom } from '../../testing/seeded-random'
import { checkContent } from '../content-check/check-content'

/**
 * Has three volunteers save events at random, with proposals that are published and left, windows that are
 * closed and pages that are loaded again with unsent work: nothing that was saved may be missing at the
 * end, and the content check takes what is published, each time. `npm run prove:editing -- 7 200`: the
 * random numbers' seed, and how many saves.
 */
const [seed = 1, saves = 200, events = 400] = process.argv.slice(2).map(Number)
const random = seededRandom(seed)
const oneOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

type Page = Awaited<ReturnType<typeof openPage>>
type Event = Record<string, Record<string, string>>

/** What a volunteer has before her: a page, the commit that it shows, and what it has sent. */
type Window = { page: Page; heads: Map<string, string>; sent: Map<string, string> }

const fields = ['title.it', 'subtitle.en', 'shortDescription.es', 'location.name'] as const
const files = editedFiles()
const sample = Object.keys(files).find((path) => path.startsWith('content/events/')) ?? ''
const ids = Array.from({ length: events }, (_, place) => `evento-${place}`)
for (const id of ids) {
  const text = files[sample] ?? ''
  files[pathOf(id)] = text.replaceAll(sample.slice('content/events/'.length, -5), id)
}

const gitHub = startGitHub(0, files)

const windows = new Map<string, Window>()
/** The last that was saved in each field, of proposals by branch and of what is published. */
const proposed = new Map<string, Map<string, string>>()
const published = new Map<string, string>()
const counts = { saved: 0, refused: 0, published: 0, left: 0, reloaded: 0 }
const refusals = new Map<string, number>()
Object.assign(globalThis, { alert: () => undefined })

function pathOf(id: string): string {
  return `content/events/${id}.json`
}

function valueIn(text: string, field: string): unknown {
  const [group = '', name = ''] = field.split('.')
  return (JSON.parse(text) as Event)[group]?.[name]
}

async function open(name: string, earlier: string | null = null): Promise<Window> {
  const heads = new Map(gitHub.branches)
  const page = await openPage(gitHub.address, name, [], earlier)
  const window = { page, heads, sent: new Map<string, string>() }
  windows.set(name, window)
  return window
}

async function save(name: string) {
  let window = windows.get(name) ?? (await open(name))
  const isNew = random() < 0.05
  // A few events are everybody's: there they meet.
  const id = isNew
    ? `nuovo-${Math.floor(random() * 20)}`
    : oneOf(random() < 0.5 ? ids.slice(0, 5) : ids)
  const branch = `cms/events/${id}`
  const path = pathOf(id)
  const field = oneOf(fields)
  const shown = isNew ? (files[sample] ?? '') : shownText(window, branch, path)
  const event = JSON.parse(shown) as Event
  const [group = '', key = ''] = field.split('.')
  const words = `Prova ${counts.saved + counts.refused} di ${name}`
  event[group] = { ...event[group], [key]: words }
  const typed = `${JSON.stringify(event, null, 2)}\n`
  if (random() < 0.3) {
    // The editor is built anew, or the page loaded again: the draft is still there.
    window = await open(name, window.page.kept())
    counts.reloaded++
  }
  try {
    await window.page.save(branch, { [path]: typed }, isNew)
  } catch (error) {
    const sentence = String(error).slice(0, 60)
    refusals.set(sentence, (refusals.get(sentence) ?? 0) + 1)
    counts.refused++
    windows.delete(name)
    return
  }
  counts.saved++
  const place = `${path} ${field}`
  const before = proposed.get(branch)?.get(place) ?? published.get(place)
  if (before !== undefined && valueIn(shown, field) !== before) {
    throw new Error(`${name} has written over “${before}” in ${place}, which she had not seen`)
  }
  proposed.set(branch, (proposed.get(branch) ?? new Map<string, string>()).set(place, words))
  window.sent.set(path, typed)
}

function shownText({ heads, sent }: Window, branch: string, path: string): string {
  return sent.get(path) ?? gitHub.read(heads.get(branch) ?? heads.get('main') ?? 'main', path) ?? ''
}

function publishOrLeave() {
  const open = [...gitHub.pulls.entries()].filter(([, { state }]) => state === 'open')
  if (open.length === 0) return
  const [place, pull] = oneOf(open)
  if (random() < 0.1) {
    pull.state = 'closed'
    gitHub.branches.delete(pull.head)
    counts.left++
  } else {
    publish(place + 1, pull.head)
  }
  proposed.delete(pull.head)
}

function publish(number: number, branch: string) {
  gitHub.merge(number)
  counts.published++
  for (const [place, words] of proposed.get(branch) ?? []) published.set(place, words)
  const path = pathOf(branch.split('/').at(-1) ?? '')
  checkMain([path])
  for (const [place, words] of published) checkPlace(place, words, path)
}

function checkPlace(place: string, words: string, only?: string) {
  const [path = '', field = ''] = place.split(' ')
  if (only && path !== only) return
  const found = valueIn(gitHub.read('main', path) ?? '{}', field)
  if (found !== words)
    throw new Error(`“${words}” is lost in ${place}: there is “${String(found)}”`)
}

/** The content check, of some files in full. */
function checkMain(paths: readonly string[]) {
  const isRead = (path: string) => paths.includes(path) || !path.startsWith('content/events/')
  const texts = gitHub
    .paths()
    .map((path) => [path, isRead(path) ? (gitHub.read('main', path) ?? '') : ''] as const)
  const found = checkContent({
    files: new Map(texts),
    code: '',
    pictures: new Map(),
    today: '2026-11-27',
  })
  const wrong = found.filter(({ file, level }) => level === 'error' && paths.includes(file))
  if (wrong[0]) throw new Error(`main is red: ${wrong[0].file} ${wrong[0].sentence}`)
}

async function prove() {
  while (counts.saved < saves) {
    const name = oneOf(['anna', 'bruna', 'carla'])
    if (random() < 0.1) windows.delete(name)
    await save(name)
    if (random() < 0.4) publishOrLeave()
  }
  for (const [place, { state, head }] of gitHub.pulls.entries()) {
    if (state === 'open') publish(place + 1, head)
  }
  for (const [place, words] of published) checkPlace(place, words)
  checkMain([...published.keys()].map((place) => place.split(' ')[0] ?? ''))
  gitHub.stop()
  console.warn(`seed ${seed}, ${events} events:`, counts, Object.fromEntries(refusals))
}

void prove().catch((error: unknown) => {
  console.error(`seed ${seed}, after ${counts.saved} saves:`, error)
  process.exit(1)
})
