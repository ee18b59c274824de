import { z } from 'zod'
import { localizedSchema, say } from './fields'

/** A photograph that editors have put into content/pictures, and what it shows. */
export const pictureSchema = z
  .strictObject({
    file: z
      .string()
      .regex(
        /^\/content\/pictures\/[a-z0-9._~-]+\.(?:jpg|webp)$/,
        'deve essere /content/pictures/ e il nome del file, senza maiuscole, spazi e accenti, poi .jpg o .webp.',
      )
      .meta({
        ...say(
          'Fotografia',
          'Meglio orizzontale. Serve il permesso di chi si riconosce e di chi l’ha scattata.',
        ),
        contentMediaType: 'image/*',
        examples: ['/content/pictures/serata.jpg'],
      }),
    alt: localizedSchema
      .optional()
      .meta(say('Descrizione', 'Che cosa si vede, per chi non la vede.')),
    decorative: z
      .boolean()
      .optional()
      .meta(
        say(
          'Solo decorazione',
          'Sì, se non dice nulla che non stia nel testo: allora non serve la descrizione.',
        ),
      ),
  })
  .refine(({ alt, decorative }) => Boolean(alt) !== Boolean(decorative), {
    error:
      'scrivi che cosa si vede, in tutte le lingue ("alt"), oppure che è solo decorazione ("decorative": true): una delle due.',
  })

export type Picture = z.infer<typeof pictureSchema>

export const picturesSchema = z.strictObject({
  home: pictureSchema
    .optional()
    .meta(say('In cima alla pagina iniziale', 'Prende il posto del disegno.')),
  'about-us': pictureSchema
    .optional()
    .meta(say('«Chi siamo» nella pagina iniziale', 'Prende il posto del disegno.')),
  door: pictureSchema
    .optional()
    .meta(
      say(
        'La porta sulla strada',
        'Con «La stanza» e «Le mani» è in «Chi siamo»; prende il posto del disegno.',
      ),
    ),
  room: pictureSchema.optional().meta(say('La stanza', 'Dove ci si siede, senza persone.')),
  hands: pictureSchema
    .optional()
    .meta(say('Le mani', 'Mani e tazze su un tavolo: nessuno si deve riconoscere.')),
  event: pictureSchema
    .optional()
    .meta(say('Eventi che non hanno una fotografia loro', 'Prende il posto del disegno.')),
})
