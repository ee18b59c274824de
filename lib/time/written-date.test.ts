import { expect, test } from 'vitest'
import { dateMeant, timeMeant } from './written-date'

test.each([
  ['1.2.2027', '2027-02-01'],
  ['2027-3-6', '2027-03-06'],
  ['31/02/2027', undefined],
  ['12/11/27', undefined],
  ['12 novembre 2027', undefined],
])('%s means the date %s', (written, date) => expect(dateMeant(written)).toBe(date))

test.each([
  ['16h30', '16:30'],
  ['9', '09:00'],
  ['24:00', undefined],
  ['16:75', undefined],
  ['alle 16', undefined],
])('%s means the time %s', (written, time) => expect(timeMeant(written)).toBe(time))
