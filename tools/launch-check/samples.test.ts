import { expect, test } from 'vitest'
import { samplesIn } from './samples'

test('samples are found at any depth, and an empty one has nothing to say', () => {
  expect(
    samplesIn([
      { sample: true, id: 'a' },
      { id: 'c', sample: false, deep: { sample: true, name: 'b' } },
      { id: 'd', closures: { sample: true, daysOff: [] } },
    ]),
  ).toEqual([
    { place: '«a»', summary: 'id «a»' },
    { place: '«c».deep', summary: 'name «b»' },
    { place: '«d».closures', summary: '' },
  ])
})
