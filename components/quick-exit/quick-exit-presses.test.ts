import { expect, test } from 'vitest'
import { afterKey, noPresses } from './quick-exit-presses'

const modifiers = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

/** `+Shift` goes down, `-Shift` comes up. */
function countAfter(...steps: string[]): number {
  let presses = noPresses
  const held = { ...modifiers }
  for (const step of steps) {
    const key = step.slice(1)
    const type = step.startsWith('+') ? 'keydown' : 'keyup'
    if (key === 'Shift') held.shiftKey = type === 'keydown'
    if (key === 'Control') held.ctrlKey = type === 'keydown'
    presses = afterKey(presses, { type, key, ...held }, 1_000_000)
  }
  return presses.count
}

const shift = ['+Shift', '-Shift']

// Three presses, late ones and capital letters: e2e/quick-exit.spec.ts.
test('holding Shift down is one press', () => {
  expect(countAfter('+Shift', '+Shift', '+Shift', '-Shift')).toBe(1)
})

test('a capital letter is not counted when Shift comes up first', () => {
  const capital = ['+Shift', '+A', '-Shift', '-a']
  expect(countAfter(...capital, ...capital, ...capital)).toBe(0)
})

test('another key starts the count again', () => {
  expect(countAfter(...shift, ...shift, '+Tab', '-Tab', ...shift)).toBe(1)
})

test('shortcuts with Shift are not counted', () => {
  expect(countAfter('+Control', '+Shift', '-Shift', '-Control')).toBe(0)
})
