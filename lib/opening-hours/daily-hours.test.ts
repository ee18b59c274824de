import { expect, test } from 'vitest'
import { isOpenAt } from './daily-hours'

test.each([
  ['09:00', '00:00', ['09:00', '23:59'], ['08:59', '00:00']],
  ['20:00', '02:00', ['20:00', '01:59'], ['19:59', '02:00']],
  ['09:00', '18:30', ['09:00', '18:29'], ['08:59', '18:30']],
])('from %s to %s', (start, end, open, closed) => {
  expect(open.filter((time) => !isOpenAt({ start, end }, time))).toEqual([])
  expect(closed.filter((time) => isOpenAt({ start, end }, time))).toEqual([])
})
