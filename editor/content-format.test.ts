import { expect, test } from 'vitest'
import { writeContent } from './content-format'

const fields = [
  { name: 'sample', widget: 'boolean', required: false },
  { name: 'enabled', widget: 'boolean', required: true },
  { name: 'uses', widget: 'list', required: false, min: 0, fields: [] },
  { name: 'links', widget: 'list', required: false, fields: [] },
  {
    name: 'picture',
    widget: 'object',
    fields: [{ name: 'decorative', widget: 'boolean', required: false }],
  },
]

test('a switch that nobody has touched is not written, one that every record has is', () => {
  const record = { sample: false, enabled: false, uses: [], picture: { decorative: false } }
  const list = [{ name: 'records', widget: 'list', root: true, fields }]
  expect(JSON.parse(writeContent([record], list))).toEqual([
    { enabled: false, uses: [], picture: {} },
  ])
})

test('a list that has to be there is written without a record, in its place', () => {
  expect(writeContent({ sample: true, picture: {}, other: 1 }, fields)).toBe(
    '{\n  "sample": true,\n  "uses": [],\n  "picture": {},\n  "other": 1\n}',
  )
})
