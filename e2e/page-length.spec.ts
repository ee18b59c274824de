import { expect, test } from '@playwright/test'
import { budgets, lengthFaults, readPage, rowOf } from './support/page-length'
import { locales } from './support/site'

test.use({ viewport: { width: 360, height: 740 } })

for (const locale of locales) {
  test(`each page in ${locale} is short, says nothing twice, and has hours beside our number`, async ({
    page,
  }) => {
    test.slow()
    let numbers = 0
    const faults: string[] = []
    for (const path of Object.keys(budgets)) {
      const reading = await readPage(page, path, locale)
      process.stdout.write(rowOf(reading))
      numbers += reading.numbers
      faults.push(...lengthFaults(reading))
    }
    expect(numbers).toBeGreaterThan(Object.keys(budgets).length)
    expect(faults).toEqual([])
  })
}
