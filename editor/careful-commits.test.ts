import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleContent } from '../testing/sample-content'
import { mergeTexts } from './careful-commits'
import { longestText, startGitHub } from './testing/github'
import { openPage } from './testing/volunteer'

const file = (...values: number[]) => `${JSON.stringify(values, null, 2)}\n`
const base = file(1, 2, 3, 4, 5, 6, 7)

test('changes of two sides in different lines both stay', () => {
  expect(mergeTexts(base, file(9, 2, 3, 4, 5, 6, 7), file(1, 2, 3, 4, 5, 8, 7))).toBe(
    file(9, 2, 3, 4, 5, 8, 7),
  )
})

test('what only one side changed is taken as it is', () => {
  expect(mergeTexts(base, base, file(1))).toBe(file(1))
  expect(mergeTexts(base, file(1), file(1))).toBe(file(1))
})

test('the same line, changed by both, is nobody’s to choose; nor is a file that one side lacks', () => {
  expect(mergeTexts(base, file(9, 2, 3, 4, 5, 6, 7), file(8, 2, 3, 4, 5, 6, 7))).toBeUndefined()
  expect(mergeTexts(undefined, base, file(1))).toBeUndefined()
  expect(mergeTexts(base, undefined, file(1))).toBeUndefined()
})

test('a merge that is no JSON is refused', () => {
  expect(mergeTexts('[\n1,\n2\n]\n', '[\n1,\n2,\n3\n]\n', '[\n0,\n1,\n2\n]\n')).toBe(
    '[\n0,\n1,\n2,\n3\n]\n',
  )
  expect(mergeTexts('{\n\n\n\n}', '{\n"a": 1\n\n\n}', '{\n\n\n"b": 2\n}')).toBeUndefined()
})

// A long file takes its time on a busy machine.
describe('volunteers', { timeout: 120_000 }, () => {
  const path = 'content/same-words.json'
  const branch = 'cms/administration/same-words'
  const words = Array.from({ length: 30 }, (_, place) => `Parola numero ${place}`)
  const listed = (list: readonly string[]) => `${JSON.stringify(list, null, 2)}\n`
  const first = listed(words.with(0, 'Bruna'))
  let gitHub: ReturnType<typeof startGitHub>

  beforeEach(() => {
    gitHub = startGitHub(0, { ...sampleContent, [path]: listed(words) })
    vi.stubGlobal('alert', vi.fn())
  })

  afterEach(() => {
    expect(gitHub.unknown).toEqual([])
    gitHub.stop()
  })

  const inMain = (name = path) => gitHub.read('main', name) ?? ''

  test('of a file that GitHub cuts, what each has changed stays', async () => {
    // What looks like an id is no text to check, which takes long.
    const long = Array.from({ length: 1000 }, (_, place) => `id-${place}`.padEnd(512, '-'))
    expect(listed(long).length).toBeGreaterThan(longestText)
    gitHub.commit('main', { [path]: listed(long) })
    const bruna = await openPage(gitHub.address, 'bruna')
    const anna = await openPage(gitHub.address, 'anna')
    await anna.save(branch, { [path]: listed([...long, 'Anna']) })
    gitHub.merge(1)
    await bruna.save(branch, { [path]: listed(long.with(0, 'Bruna')) })
    gitHub.merge(2)
    expect(inMain()).toBe(listed([...long.with(0, 'Bruna'), 'Anna']))
  })

  test('a long file that cannot be read in full is not written', async () => {
    gitHub.commit('main', { [path]: listed([...words, '-'.repeat(longestText)]) })
    const bruna = await openPage(gitHub.address, 'bruna')
    gitHub.fail('bad gateway', '/git/blobs/')
    await expect(bruna.save(branch, { [path]: first })).rejects.toThrow(/GitHub ora non risponde/)
    expect(gitHub.pulls).toEqual([])
  })

  test('one person in two tabs is told so, and after a reload both her texts are in her proposal', async () => {
    const tabs = [await openPage(gitHub.address, 'anna'), await openPage(gitHub.address, 'anna')]
    await tabs[0]?.save(branch, { [path]: listed([...words, 'Anna']) })
    await expect(tabs[1]?.save(branch, { [path]: first })).rejects.toThrow(/Hai già.*numero 1/)
    const reloaded = await openPage(gitHub.address, 'anna', [], tabs[1]?.kept())
    await reloaded.save(branch, { [path]: first })
    gitHub.merge(1)
    expect(inMain()).toBe(listed([...words.with(0, 'Bruna'), 'Anna']))
  })

  test('of another person it is told whose proposal is open, before and after a reload', async () => {
    const bruna = await openPage(gitHub.address, 'bruna')
    const anna = await openPage(gitHub.address, 'anna')
    await anna.save(branch, { [path]: listed([...words, 'Anna']) })
    const told = /^Anna ha già una proposta aperta.*la numero 1/
    await expect(bruna.save(branch, { [path]: first })).rejects.toThrow(told)
    const reloaded = await openPage(gitHub.address, 'bruna', [], bruna.kept())
    await expect(reloaded.save(branch, { [path]: first })).rejects.toThrow(told)
  })

  test('the same words, changed by two, are never replaced', async () => {
    const bruna = await openPage(gitHub.address, 'bruna')
    const anna = await openPage(gitHub.address, 'anna')
    await anna.save(branch, { [path]: listed(words.with(0, 'Anna')) })
    gitHub.merge(1)
    await expect(bruna.save(branch, { [path]: first })).rejects.toThrow(/le stesse righe/)
    expect(inMain()).toBe(listed(words.with(0, 'Anna')))
    expect(gitHub.pulls).toHaveLength(1)
  })

  test('a photograph stays when nothing shows it any longer: another proposal may', async () => {
    const picture = 'content/pictures/sala.webp'
    const event = 'content/events/due-pomeriggi.json'
    const shown = { file: '/content/pictures/sala.webp', decorative: true }
    const withPicture = inMain(event).replace('{', `{ "picture": ${JSON.stringify(shown)},`)
    gitHub.commit('main', { [picture]: 'x', [event]: withPicture })
    const anna = await openPage(gitHub.address, 'anna')
    await anna.save('cms/events/due-pomeriggi', { [event]: sampleContent[event] ?? '' })
    gitHub.merge(1)
    expect(inMain(event)).not.toContain('sala.webp')
    expect(inMain(picture)).toBe('x')
  })

  test('a photograph is not replaced by another of the same name', async () => {
    const picture = 'content/pictures/sala.webp'
    gitHub.commit('main', { [picture]: 'x' })
    const anna = await openPage(gitHub.address, 'anna')
    await expect(anna.save(branch, { [picture]: 'y' })).rejects.toThrow(/si chiama «sala.webp»/)
  })

  test('a new event is not written over another of its name', async () => {
    const original = inMain('content/events/due-pomeriggi.json')
    const anna = await openPage(gitHub.address, 'anna')
    const bruna = await openPage(gitHub.address, 'bruna')
    const serata = { 'content/events/serata.json': original }
    await anna.save('cms/events/serata', serata, true)
    const taken = /una voce che nell’indirizzo si chiama «serata»/
    await expect(bruna.save('cms/events/serata', serata, true)).rejects.toThrow(taken)
    gitHub.merge(1)
    await expect(bruna.save('cms/events/serata', serata, true)).rejects.toThrow(taken)
  })

  test('what another has changed meanwhile is not deleted', async () => {
    const path = 'content/events/due-pomeriggi.json'
    const branch = 'cms/events/due-pomeriggi'
    const bruna = await openPage(gitHub.address, 'bruna')
    const anna = await openPage(gitHub.address, 'anna')
    await anna.save(branch, { [path]: inMain(path).replace('Due pomeriggi', 'Tre pomeriggi') })
    gitHub.merge(1)
    await expect(bruna.save(branch, {}, false, [path])).rejects.toThrow(/non è stata tolta/)
    const reloaded = await openPage(gitHub.address, 'bruna')
    await reloaded.save(branch, {}, false, [path])
    expect(gitHub.read(branch, path)).toBeUndefined()
  })

  test('her own proposal, of which the sending broke off, can be sent again; another’s is not emptied', async () => {
    const anna = await openPage(gitHub.address, 'anna')
    gitHub.fail('disconnected', '/pulls')
    await expect(anna.save(branch, { [path]: first })).rejects.toThrow(/Non c’è collegamento/)
    const bruna = await openPage(gitHub.address, 'bruna')
    await expect(bruna.save(branch, { [path]: first })).rejects.toThrow(/sta inviando/)
    const reloaded = await openPage(gitHub.address, 'anna', [], anna.kept())
    await reloaded.save(branch, { [path]: first })
    gitHub.merge(1)
    expect(inMain()).toBe(first)
  })

  test('when GitHub fails the words are the application’s to show, and a second try succeeds', async () => {
    const anna = await openPage(gitHub.address, 'anna')
    gitHub.fail('expired', 'pullRequests(')
    await expect(anna.save(branch, { [path]: first })).rejects.toThrow(/^Il tuo accesso è scaduto/)
    gitHub.fail('no data', 'createCommitOnBranch')
    await expect(anna.save(branch, { [path]: first })).rejects.toThrow(/^GitHub ora non risponde/)
    await anna.save(branch, { [path]: first })
    gitHub.merge(1)
    expect(inMain()).toBe(first)
  })
})
