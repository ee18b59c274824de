import { z } from 'zod'
import { endsAfterItBegins, periodFields, periodProblem } from './announcement-fields'
import { localizedSchema, say } from './fields'

export const deskPauseSchema = z
  .array(
    z
      .strictObject({
        from: periodFields.from.meta({
          description:
            'Il primo giorno in cui lo sportello non riceve richieste, anno-mese-giorno.',
        }),
        until: periodFields.until.meta({
          description:
            'L’ultimo giorno di pausa, compreso. A mezzanotte il modulo torna da solo, quindi serve sempre.',
        }),
        text: localizedSchema.meta(
          say(
            'Testo',
            'Perché, e che cosa si può fare intanto. Le date, il telefono e i numeri di aiuto ci sono già.',
          ),
        ),
      })
      .refine(endsAfterItBegins, periodProblem),
  )
  .max(1, 'si scrive una pausa alla volta. Togli quella che è finita, o fanne una sola.')
