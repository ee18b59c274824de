import { expect, test } from 'vitest'
import { afterKey, noPresses, pressTimeout } from './quick-exit-presses'

const modifiers = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

/** `+Shift` goes down, `-Shift` comes up; a number lets that many milliseconds pass. */
function countAfter(...steps: (string | number)[]): number {
  let now = 1_000_000
  let presses = noPresses
  const held = { ...modifiers }
  for (const step of steps) {
    if (typeof step === 'number') {
      now += step
      continue
    }
    const key = step.slice(1)
    const type = step.startsWith('+') ? 'keydown' : 'keyup'
    if (key === 'Shift') held.shiftKey = type === 'keydown'
    if (key === 'Control') held.ctrlKey = type === 'keydown'
    presses = afterKey(presses, { type, key, ...held }, now)
  }
  return presses.count
}

const shift = ['+Shift', '-Shift']

test('Shift alone is counted', () => {
  expect(countAfter(...shift)).toBe(1)
  expect(countAfter(...shift, ...shift)).toBe(2)
  expect(countAfter(...shift, 4000, ...shift, 4000, ...shift)).toBe(3)
})

test('a press that comes too late is the first of a new count', () => {
  expect(countAfter(...shift, ...shift, pressTimeout + 1, ...shift)).toBe(1)
})

test('holding Shift down is one press', () => {
  expect(countAfter('+Shift', '+Shift', '+Shift', '-Shift')).toBe(1)
})

test('capital letters are not counted', () => {
  const capital = ['+Shift', '+A', '-A', '-Shift']
  expect(countAfter(...capital, ...capital, ...capital)).toBe(0)
})

test('capital letters are not counted when Shift comes up first', () => {
  const capital = ['+Shift', '+A', '-Shift', '-a']
  expect(countAfter(...capital, ...capital, ...capital)).toBe(0)
})

test('another key starts the count again', () => {
  expect(countAfter(...shift, ...shift, '+Tab', '-Tab', ...shift)).toBe(1)
})

test('shortcuts with Shift are not counted', () => {
  expect(countAfter('+Control', '+Shift', '-Shift', '-Control')).toBe(0)
})
