import { describe, expect, test } from 'vitest'
import { openingWords, type OpeningTemplates } from './opening-words'

const templates: OpeningTemplates = {
  open: 'open',
  until: 'until {time}',
  closed: 'closed',
  opensToday: 'today at {time}',
  opensTomorrow: 'tomorrow at {time}',
  opensOn: 'on {day} at {time}',
}

describe('the state in words', () => {
  test('open', () => {
    expect(openingWords({ open: true, until: '13:00' }, templates, 'en')).toEqual([
      'open',
      'until 1\u00a0pm',
    ])
  })

  test.each<[number, string]>([
    [0, 'today at 10'],
    [1, 'tomorrow at 10'],
    [2, 'on venerdì at 10'],
    [6, 'on venerdì at 10'],
    [7, 'on venerdì 8\u00a0gen at 10'],
  ])('closed, %i days ahead', (daysAhead, expected) => {
    const state = { open: false, date: '2027-01-08', start: '10:00', daysAhead } as const
    expect(openingWords(state, templates, 'it')).toEqual(['closed', expected])
  })
})
