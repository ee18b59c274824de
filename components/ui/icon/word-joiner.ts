/** Keeps an icon on the line of the word before it. */
export const wordJoiner = '\u2060'
