import { expect, it } from 'vitest'
import { formatterFor } from './formatter'

it.each([
  ['it', '25 ottobre 2027'],
  ['en', '25 October 2027'],
  ['es', '25 de octubre de 2027'],
] as const)('a date in %s reads %s', (locale, text) => {
  expect(formatterFor(locale).dateTime(new Date('2027-10-25T12:00Z'), { dateStyle: 'long' })).toBe(
    text,
  )
})
