import type { Messages } from 'next-intl'

type Words<Part extends 'banner' | 'choices'> = Record<keyof Messages['Consent'][Part], string>

/** What the question about statistics says, by the keys of its messages. */
export type ConsentWords = { banner: Words<'banner'>; choices: Words<'choices'>; saved: string }
