import { expect, test } from 'vitest'
import { afterKey, noPresses } from './use-quick-exit-keys'

const modifiers = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
const held = { Shift: 'shiftKey', Control: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey' } as const

/**
 * `+Shift` goes down, `*Shift` repeats itself, `-Shift` comes up, each 50 ms after the step before; `touch` is
 * any interruption, a number a wait in milliseconds.
 */
function countAfter(...steps: (string | number)[]): number {
  let presses = noPresses
  let now = 1_000_000
  const keys = { ...modifiers }
  for (const step of steps) {
    now += typeof step === 'number' ? step : 50
    if (typeof step === 'number') continue
    if (step === 'touch') {
      presses = noPresses
      continue
    }
    const key = step.slice(1)
    const type = step.startsWith('-') ? 'keyup' : 'keydown'
    if (key in held) keys[held[key as keyof typeof held]] = type === 'keydown'
    const repeat = step.startsWith('*')
    presses = afterKey(presses, { type, key, repeat, ...keys }, now)
  }
  return presses.times.length
}

const shift = ['+Shift', '-Shift']

// Three presses, and what interrupts: e2e/quick-exit.spec.ts.
test('three presses count within a second and a half from the first to the third', () => {
  expect(countAfter(...shift, 650, ...shift, 650, ...shift)).toBe(3)
  expect(countAfter(...shift, 700, ...shift, 700, ...shift)).toBe(2)
  expect(countAfter(...shift, 700, ...shift, 700, ...shift, ...shift)).toBe(3)
  expect(countAfter(...shift, 1500, ...shift, 1500, ...shift)).toBe(1)
})

test('the left Shift and the right one count alike, even where they overlap', () => {
  expect(countAfter(...shift, ...shift, ...shift)).toBe(3)
  expect(countAfter('+Shift', '+Shift', '-Shift', '-Shift', ...shift)).toBe(3)
  expect(countAfter('+Shift', '+Shift', '-Shift', '+Shift', '-Shift', '-Shift')).toBe(3)
})

test.each([
  ['a Shift held down, which repeats itself', '+Shift', '*Shift', '-Shift'],
  ['a Shift held down on a keyboard that repeats no Shift', '+Shift', 400, '-Shift'],
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
] as [string, ...(string | number)[]][])('is not counted: %s', (_, ...steps) => {
  expect(countAfter(...steps, ...steps, ...steps)).toBe(0)
})

test('whatever else is touched starts the count again', () => {
  expect(countAfter(...shift, ...shift, '+Tab', '-Tab', ...shift)).toBe(1)
  expect(countAfter(...shift, ...shift, 'touch', ...shift)).toBe(1)
})
