import { describe, expect, test } from 'vitest'
import { association, donations } from '../content/records'
import { epcPayload, groupIban } from './bank-transfer'

describe('epcPayload', () => {
  test('has the lines of EPC069-12 in their order', () => {
    const payload = epcPayload({
      holder: 'Associazione Prova APS',
      iban: 'IT60X0542811101000000123456',
      text: 'Erogazione liberale di',
    })
    expect(payload.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Associazione Prova APS',
      'IT60X0542811101000000123456',
      '',
      '',
      '',
      'Erogazione liberale di',
    ])
  })

  test('names the bank where its BIC is known', () => {
    const transfer = { holder: 'Prova', iban: 'IT60X0542811101000000123456', text: 'Dono' }
    expect(epcPayload({ ...transfer, bic: 'AAAAITRRXXX' }).split('\n')[4]).toBe('AAAAITRRXXX')
  })

  test('fits into what a bank app may read: at most 331 bytes', () => {
    const { accountHolder, bic, iban } = association.donations
    const payload = epcPayload({ holder: accountHolder, iban, bic, text: donations.transferText })
    expect(payload).toContain(iban)
    expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(331)
  })
})

test('an IBAN is shown in groups of four, the last with what remains', () => {
  expect(groupIban('IT60X05428111')).toEqual(['IT60', 'X054', '2811', '1'])
})
