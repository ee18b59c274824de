/** `IT60X05428…` → `['IT60', 'X054', '28…']`: the groups in which people read and copy an IBAN. */
export function groupIban(iban: string): string[] {
  return iban.match(/.{1,4}/g) ?? []
}
