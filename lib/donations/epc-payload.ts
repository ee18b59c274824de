type Transfer = { holder: string; iban: string; text: string }

/**
 * What an EPC QR code says (European Payments Council, EPC069-12, version 002): a SEPA transfer
 * without BIC, amount, purpose and structured reference, which the donor's app asks for if it
 * needs them. `text` opens the description of the transfer.
 */
export function epcPayload({ holder, iban, text }: Transfer): string {
  const utf8 = '1'
  return ['BCD', '002', utf8, 'SCT', '', holder, iban, '', '', '', text].join('\n')
}
