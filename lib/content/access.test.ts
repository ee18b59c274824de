import { expect, test } from 'vitest'
import { factsWith } from './access'
import { accessFacts } from './schemas/access'

test('what nobody has looked at is to be asked, and never promised', () => {
  const access = { stepFree: 'yes', toilet: 'no', hearing: 'ask' } as const
  expect(factsWith('yes', access)).toEqual(['stepFree'])
  expect(factsWith('no', access)).toEqual(['toilet'])
  expect(factsWith('ask', access)).toEqual(['hearing', 'quietRoom', 'companion', 'interpreter'])
  expect(factsWith('ask', undefined)).toEqual(accessFacts)
})
