import { z } from 'zod'
import { localizedSchema, say } from './fields'

export const errorPageSchema = z.strictObject({
  title: localizedSchema.meta(say('Titolo', 'Il titolo della pagina quando il sito ha un guasto.')),
  text: localizedSchema.meta(say('Testo', 'Che cosa è successo e che cosa fare.')),
  retry: localizedSchema.meta(say('Riprova', 'Il bottone per riprovare.')),
  call: localizedSchema.meta(say('Chiama', 'Il link per chiamarci.')),
  emergency: localizedSchema.meta(say('Emergenza', 'Il link al 112.')),
})
