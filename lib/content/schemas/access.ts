import { z } from 'zod'
import { choiceSchema, sampleSchema, say } from './fields'

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
const answerSchema = choiceSchema({ yes: 'Sì', no: 'No', ask: 'Da chiedere' }).optional()

export const accessSchema = z
  .strictObject({
    sample: sampleSchema,
    stepFree: answerSchema.meta(
      say(
        'Ingresso senza gradini',
        '«Sì» solo se qualcuno è andato a vedere, dalla strada alla stanza.',
      ),
    ),
    toilet: answerSchema.meta(say('Bagno per chi usa la sedia a rotelle')),
    hearing: answerSchema.meta(say('Anello magnetico', 'Per chi porta apparecchi acustici.')),
    quietRoom: answerSchema.meta(say('Stanza tranquilla')),
    companion: answerSchema.meta(say('Si può venire con qualcuno')),
    interpreter: answerSchema.meta(
      say('Lingua dei segni', 'Se qualcuno traduce nella lingua dei segni italiana.'),
    ),
  })
  .optional()
  .meta(say('Accesso', 'Quello che manca si chiede per telefono.'))
