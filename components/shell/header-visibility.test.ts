import { expect, test } from 'vitest'
import { afterScroll } from './header-visibility'

const top = 76

/** Whether the header is there after each of these positions. */
function along(positions: number[]): boolean[] {
  let scroll = { isOpen: true, anchor: 0 }
  return positions.map((position) => (scroll = afterScroll(scroll, position, top)).isOpen)
}

// That it goes and comes back: e2e/interaction.spec.ts.
test('the header stays through small movements in either direction, however many', () => {
  expect(along([300, 400, 395, 400, 392, 400, 391])).toEqual(Array(7).fill(false))
  const shown = along([300, 200, 205, 208, 204, 209, 201])
  expect(shown).toEqual([false, ...Array<boolean>(6).fill(true)])
})

test('the header goes in slow steps too: they add up', () => {
  expect(along([76, 80, 84, 88])).toEqual([true, true, true, false])
  expect(along([500, 495, 490, 485])).toEqual([false, false, false, true])
})
