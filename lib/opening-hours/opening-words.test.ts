import { describe, expect, test } from 'vitest'
import { openingNames } from './opening-names'
import { openingWords, type OpeningTemplates } from './opening-words'

const templates: OpeningTemplates = {
  open: 'open',
  until: 'until {time}',
  closed: 'closed',
  opensToday: 'today at {time}',
  opensTomorrow: 'tomorrow at {time}',
  opensOn: 'on {day} at {time}',
}

const slots = [{ start: '10:00', end: '13:00' }]

describe('the state in words', () => {
  test('open', () => {
    expect(
      openingWords({ open: true, until: '13:00' }, templates, openingNames(slots, 'en'), 'en'),
    ).toEqual(['open', 'until 1\u00a0pm'])
  })

  test.each<[number, string]>([
    [0, 'today at 10'],
    [1, 'tomorrow at 10'],
    [2, 'on venerdì at 10'],
    [6, 'on venerdì at 10'],
    [7, 'on venerdì 8\u00a0gen at 10'],
  ])('closed, %i days ahead', (daysAhead, expected) => {
    const state = { open: false, date: '2027-01-08', start: '10:00', daysAhead } as const
    expect(openingWords(state, templates, openingNames(slots, 'it'), 'it')).toEqual([
      'closed',
      expected,
    ])
  })
})
