import { describe, expect, it } from 'vitest'
import { association } from '../content/association'
import { groupIban } from './group-iban'

describe('groupIban', () => {
  it('makes groups of four, the last with what remains', () => {
    expect(groupIban('IT60X0542811101000000123456')).toEqual([
      'IT60',
      'X054',
      '2811',
      '1010',
      '0000',
      '0123',
      '456',
    ])
  })

  it('loses and adds nothing', () => {
    const { iban } = association.donations
    expect(groupIban(iban).join('')).toBe(iban)
  })
})
