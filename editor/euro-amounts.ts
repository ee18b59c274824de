/** An amount in euro as people type it: with a comma or a full stop before the cents, and none for thousands. */
export const amountPattern = '^\\d+([.,]\\d{1,2})?$'

/** Returns an amount of a file as the form shows it. */
export function amountText(amount: unknown): unknown {
  if (typeof amount !== 'number') return amount
  return (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', ',')
}

/** Returns an amount as the file has it; what is none stays as it was typed. */
export function amountOf(typed: unknown): unknown {
  const isAmount = typeof typed === 'string' && new RegExp(amountPattern).test(typed)
  return isAmount ? Number(typed.replace(',', '.')) : typed
}
