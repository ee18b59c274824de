import { z } from 'zod'
import { localizedSchema } from './fields'

export const errorPageSchema = z.strictObject({
  title: localizedSchema.meta({
    title: 'Titolo',
    description: 'Il titolo della pagina quando il sito ha un guasto.',
  }),
  text: localizedSchema.meta({
    title: 'Testo',
    description: 'Che cosa è successo e che cosa fare.',
  }),
  retry: localizedSchema.meta({ title: 'Riprova', description: 'Il bottone per riprovare.' }),
  call: localizedSchema.meta({ title: 'Chiama', description: 'Il link per chiamarci.' }),
  emergency: localizedSchema.meta({ title: 'Emergenza', description: 'Il link al 112.' }),
})
