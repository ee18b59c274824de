import { z } from 'zod'
import { sampleSchema } from './fields'

/** What somebody may need to know of a place before coming. */
export const accessFacts = [
  'stepFree',
  'toilet',
  'hearing',
  'quietRoom',
  'companion',
  'interpreter',
] as const

/** A promise that is not kept stops somebody at the door: what nobody has looked at is `ask`. */
const answerSchema = z.enum(['yes', 'no', 'ask']).optional()

export const accessSchema = z
  .strictObject({
    sample: sampleSchema,
    stepFree: answerSchema.meta({
      title: 'Ingresso senza gradini',
      description: 'yes solo se qualcuno è andato a vedere, dalla strada alla stanza.',
      examples: ['ask'],
    }),
    toilet: answerSchema.meta({
      title: 'Bagno per chi usa la sedia a rotelle',
      examples: ['ask'],
    }),
    hearing: answerSchema.meta({
      title: 'Anello magnetico',
      description: 'Per chi porta apparecchi acustici.',
      examples: ['ask'],
    }),
    quietRoom: answerSchema.meta({ title: 'Stanza tranquilla', examples: ['ask'] }),
    companion: answerSchema.meta({ title: 'Si può venire con qualcuno', examples: ['ask'] }),
    interpreter: answerSchema.meta({
      title: 'Lingua dei segni',
      description: 'Se qualcuno traduce nella lingua dei segni italiana.',
      examples: ['ask'],
    }),
  })
  .optional()
  .meta({
    title: 'Accesso',
    description: 'yes, no, oppure ask: da chiedere per telefono. Quello che manca vale ask.',
  })
