import { z } from 'zod'

/** Texts that are the same in two languages and are meant to be. */
export const sameWordsSchema = z.array(z.string().trim().min(1))
