import { describe, expect, test } from 'vitest'
import { recordProblems } from './record-problems'

/** As many as have a place on the home page. */
const tenReviews = Object.fromEntries(
  Array.from({ length: 10 }, (_, place) => [`content/reviews/recensione-${place}.json`, {}]),
)

function levels(file: string, value: unknown): (string | undefined)[] {
  return recordProblems({ ...tenReviews, [file]: value }, '2027-12-31').map(
    ({ level }) => level ?? 'error',
  )
}

test.each([
  ['180 days ago', '2027-07-04', []],
  ['181 days ago', '2027-07-03', ['warning']],
  ['365 days ago', '2026-12-31', ['warning']],
  ['366 days ago', '2026-12-30', ['launch']],
])('a number checked %s', (_, verifiedOn, expected) => {
  expect(levels('content/helplines.json', [{ verifiedOn }])).toEqual(expected)
  expect(levels('content/helplines.json', [{ ways: [{ verifiedOn }] }])).toEqual(expected)
  expect(levels('content/nearby-services.json', [{ verifiedOn }])).toEqual(expected)
})

test('an answer that was true half a year ago is named, because the site shows it no more', () => {
  const verdict = (verifiedOn: string) => levels('content/practical-answers.json', [{ verifiedOn }])
  expect(verdict('2027-07-04')).toEqual([])
  expect(verdict('2027-07-03')).toEqual(['launch'])
  expect(verdict('2028-01-01')).toEqual(['error'])
})

test('a review is shown until its last day, and its consent is not of tomorrow', () => {
  const verdict = (review: object) => levels('content/reviews/undici.json', review)
  expect(verdict({ consentOn: '2027-01-01', until: '2027-12-31' })).toEqual([])
  expect(verdict({ consentOn: '2027-01-01', until: '2027-12-30' })).toEqual(['warning'])
  expect(verdict({ consentOn: '2028-01-01' })).toEqual(['error'])
})

test('ten reviews have a place on the home page; fewer are said, one that is over not counted', () => {
  const said = (content: object) =>
    recordProblems({ ...content }, '2027-12-31').map(({ sentence }) => sentence)
  const { 'content/reviews/recensione-0.json': first, ...nine } = tenReviews
  expect(said(tenReviews)).toEqual([])
  expect(said({ ...tenReviews, 'content/reviews/undici.json': first })).toEqual([])
  expect(said(nine)).toEqual([expect.stringContaining('se ne leggono 9')])
  expect(said({ ...nine, 'content/reviews/vecchia.json': { until: '2027-12-30' } })).toHaveLength(2)
  expect(said({})).toEqual([expect.stringContaining('se ne leggono 0')])
})

test.each(['content/notice.json', 'content/desk-pause.json'])('%s says what is over', (file) => {
  expect(levels(file, [{ until: '2027-12-31' }])).toEqual([])
  expect(levels(file, [{ until: '2027-12-30' }])).toEqual(['warning'])
})

test('a date that is none has been named before', () => {
  expect(levels('content/notice.json', [{ until: '12/11/2027' }])).toEqual([])
})

test('the law on tax relief is read again every year', () => {
  const found = (verifiedOn: string) =>
    recordProblems(
      { ...tenReviews, 'content/donations.json': { taxRelief: { verifiedOn } } },
      '2027-12-31',
    )
  expect(found('2027-07-04')).toEqual([])
  expect(found('2026-12-30')).toEqual([
    expect.objectContaining({ level: 'launch', path: ['taxRelief', 'verifiedOn'] }),
  ])
})

describe('public money', () => {
  const transparency = 'content/transparency.json'

  test.each([
    ['2027-05-31', '2026-06-15', []],
    ['2027-06-01', '2026-06-15', ['warning 2026']],
    ['2027-06-30', '2026-06-15', ['warning 2026']],
    ['2027-07-01', '2026-06-15', ['launch 2026']],
    ['2027-07-01', '2027-01-01', []],
    ['2027-03-15', '2025-12-31', ['launch 2025']],
    ['2027-06-15', undefined, ['launch 2025']],
    ['2027-11-24', undefined, ['launch 2026']],
    ['2027-03-15', '2027-03-16', ['error 2027']],
  ])('on %s, checked on %s', (today, checkedOn, expected) => {
    const found = recordProblems({ ...tenReviews, [transparency]: { checkedOn } }, today)
    expect(
      found.map(({ level = 'error', sentence }) => `${level} ${/20\d\d/.exec(sentence)?.[0]}`),
    ).toEqual(expected)
  })

  test('did not arrive tomorrow', () => {
    const money = { checkedOn: '2027-12-31', grants: [{}, { receivedOn: '2028-01-01' }] }
    expect(recordProblems({ ...tenReviews, [transparency]: money }, '2027-12-31')).toEqual([
      expect.objectContaining({ path: ['grants', 1, 'receivedOn'] }),
    ])
  })
})
