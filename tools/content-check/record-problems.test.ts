import { expect, test } from 'vitest'
import { recordProblems } from './record-problems'

function levels(file: string, record: object): (string | undefined)[] {
  return recordProblems({ [file]: [record] }, '2027-12-31').map(({ level }) => level ?? 'error')
}

test.each([
  ['180 days ago', '2027-07-04', []],
  ['181 days ago', '2027-07-03', ['warning']],
  ['365 days ago', '2026-12-31', ['warning']],
  ['366 days ago', '2026-12-30', ['launch']],
])('a helpline checked %s', (_, verifiedOn, expected) => {
  expect(levels('content/helplines.json', { verifiedOn })).toEqual(expected)
})

test('a review is shown until its last day, and its consent is not of tomorrow', () => {
  const reviews = 'content/reviews.json'
  expect(levels(reviews, { consentOn: '2027-01-01', until: '2027-12-31' })).toEqual([])
  expect(levels(reviews, { consentOn: '2027-01-01', until: '2027-12-30' })).toEqual(['warning'])
  expect(levels(reviews, { consentOn: '2028-01-01' })).toEqual(['error'])
})

test.each(['content/events.json', 'content/news.json'])(
  '%s tells the feed of no day to come',
  (file) => {
    expect(levels(file, { publishedOn: '2027-12-31' })).toEqual([])
    expect(levels(file, { publishedOn: '2028-01-01' })).toEqual(['error'])
  },
)

test('a date that is none has been named before', () => {
  expect(levels('content/notice.json', { until: '12/11/2027' })).toEqual([])
})
