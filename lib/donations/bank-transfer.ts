type Transfer = { holder: string; iban: string; bic?: string; text: string }

/**
 * Returns the text of an EPC QR code (European Payments Council, EPC069-12, version 002): a SEPA transfer
 * without amount, purpose and structured reference, which the donor's app asks for if it needs them.
 * `text` opens the description of the transfer.
 */
export function epcPayload({ holder, iban, bic = '', text }: Transfer): string {
  const utf8 = '1'
  return ['BCD', '002', utf8, 'SCT', bic, holder, iban, '', '', '', text].join('\n')
}

/** Splits an IBAN as people read and copy it: `IT60X05428…` → `['IT60', 'X054', '28…']`. */
export function groupIban(iban: string): string[] {
  return iban.match(/.{1,4}/g) ?? []
}
