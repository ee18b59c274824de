import { expect, test } from 'vitest'
import { afterKey, noPresses } from './use-quick-exit-keys'

const modifiers = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
const held = { Shift: 'shiftKey', Control: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey' } as const

/** `+Shift` goes down, `*Shift` repeats itself, `-Shift` comes up; `touch` is any interruption. */
function countAfter(...steps: string[]): number {
  let presses = noPresses
  const keys = { ...modifiers }
  for (const step of steps) {
    if (step === 'touch') {
      presses = noPresses
      continue
    }
    const key = step.slice(1)
    const type = step.startsWith('-') ? 'keyup' : 'keydown'
    if (key in held) keys[held[key as keyof typeof held]] = type === 'keydown'
    const repeat = step.startsWith('*')
    presses = afterKey(presses, { type, key, repeat, ...keys }, 1_000_000)
  }
  return presses.count
}

const shift = ['+Shift', '-Shift']

// Three presses, late ones, and what interrupts: e2e/quick-exit.spec.ts.
test('holding Shift down is one press', () => {
  expect(countAfter('+Shift', '*Shift', '*Shift', '-Shift')).toBe(1)
  expect(countAfter('+Shift', '+Shift', '+Shift', '-Shift')).toBe(1)
})

test('the left Shift and the right one count alike, even where they overlap', () => {
  expect(countAfter(...shift, ...shift, ...shift)).toBe(3)
  expect(countAfter('+Shift', '+Shift', '-Shift', '-Shift', ...shift)).toBe(3)
  expect(countAfter('+Shift', '+Shift', '-Shift', '+Shift', '-Shift', '-Shift')).toBe(3)
})

test.each([
  ['a capital letter when Shift comes up first', '+Shift', '+A', '-Shift', '-a'],
  ['a capital letter when the letter comes up first', '+Shift', '+A', '-A', '-Shift'],
  ['a letter that is still down', '+a', '+Shift', '-a', '-Shift'],
  ['a capital letter of an input method', '+Shift', '+Process', '-Process', '-Shift'],
  ['a shortcut', '+Control', '+Shift', '-Shift', '-Control'],
  ['another layout of the keyboard, Alt first', '+Alt', '+Shift', '-Shift', '-Alt'],
  ['another layout of the keyboard, Shift first', '+Shift', '+Alt', '-Alt', '-Shift'],
  ['another layout of the keyboard, Shift up first', '+Shift', '+Alt', '-Shift', '-Alt'],
  ['a selection by the mouse', '+Shift', 'touch', '-Shift'],
  ['a selection by the mouse, for long', '+Shift', 'touch', '*Shift', '*Shift', '-Shift'],
  ['a Shift that went down in another window', '-Shift'],
])('is not counted: %s', (_, ...steps) => {
  expect(countAfter(...steps, ...steps, ...steps)).toBe(0)
})

test('whatever else is touched starts the count again', () => {
  expect(countAfter(...shift, ...shift, '+Tab', '-Tab', ...shift)).toBe(1)
  expect(countAfter(...shift, ...shift, 'touch', ...shift)).toBe(1)
})
