import { expect, test } from 'vitest'
import { readContent, writeContent } from './content-format'
import { amountPattern } from './euro-amounts'

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

const amounts = [{ name: 'amounts', fields: [{ name: 'amount', pattern: [amountPattern] }] }]

test.each([
  [12.5, '12,50'],
  [1200, '1200'],
  [0.29, '0,29'],
])('an amount is shown as people write it, and comes back: %d', (amount, text) => {
  const content = { amounts: [{ amount }] }
  const inForm = readContent(content, amounts)
  expect(inForm).toEqual({ amounts: [{ amount: text }] })
  expect(JSON.parse(writeContent(inForm, amounts))).toEqual(content)
})

test('an amount may have a full stop before its cents; what is no amount is left for the check', () => {
  const typed = ['12.50', '1.200', ''].map((amount) => ({ amount }))
  expect(JSON.parse(writeContent({ amounts: typed }, amounts))).toEqual({
    amounts: [{ amount: 12.5 }, { amount: '1.200' }, { amount: '' }],
  })
})
