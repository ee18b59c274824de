/** Italian words that end with an apostrophe by right: un po’, a mo’, di’, da’, Ca’ Foscari. */
const shortened = 'po|mo|be|di|da|fa|sta|va|to|ca|de|co|fra'

/**
 * Finds an Italian word that has an apostrophe for its accent, as where a keyboard lacks it: `e'`,
 * `perche'`, `c'e'`; and what became of it, `e’`.
 */
export const missingAccent = new RegExp(
  `(?<![\\p{L}'’‘])(?<!‘[^’]*)(?:\\p{L}+['’])*(?!(?:${shortened})['’])\\p{L}*[aeiou]['’](?!\\p{L})`,
  'iu',
)

/** Those whose e is a closed one. */
const acute = /(?:ch|^n|^s|\p{L}tr|\p{L}r|^pot|nz|rc)e$/iu

/** Returns the word as it is written: `e'` → `è`, `PERCHE'` → `PERCHÉ`. */
export function withAccent(slip: string): string {
  const word = slip.slice(0, -1).replaceAll("'", '’')
  const vowel = word.slice(-1)
  const mark = acute.test(word.split('’').at(-1) ?? '') ? '\u0301' : '\u0300'
  return (word.slice(0, -1) + vowel + mark).normalize('NFC')
}
