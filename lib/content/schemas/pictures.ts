import { z } from 'zod'
import { hasUniqueIds, idPattern, localizedSchema } from './fields'

/** These are always shown; the others take the place of an illustration, or of `event`. */
const requiredIds = ['about-us', 'event'] as const

export type PictureId = (typeof requiredIds)[number] | 'home' | `event-${string}`

const idPatternOfPictures = new RegExp(`^(?:about-us|event|home|event-${idPattern})$`)

const pictureSchema = z
  .strictObject({
    /** Its file is `<id>.jpg` in public/assets/pictures. */
    id: z
      .string()
      .regex(
        idPatternOfPictures,
        'può essere home, about-us, event, oppure event- e l’id di un evento, per esempio event-due-pomeriggi.',
      )
      .meta({
        title: 'Dove si vede',
        description:
          'In cima alla pagina iniziale (home, al posto del disegno), in «Chi siamo» della stessa pagina (about-us), negli eventi (event) o in un solo evento (event-<id dell’evento>). Il file è public/assets/pictures/<id>.jpg.',
        examples: ['event-due-pomeriggi'],
      }),
    alt: localizedSchema.optional().meta({
      title: 'Descrizione',
      description: 'Che cosa si vede, per chi non la vede.',
    }),
    decorative: z
      .boolean()
      .optional()
      .meta({
        title: 'Solo decorazione',
        description: 'true se non dice nulla che non stia nel testo; allora senza "alt".',
        examples: [true],
      }),
  })
  .refine(({ alt, decorative }) => Boolean(alt) !== Boolean(decorative), {
    error:
      'serve o "alt" (che cosa si vede, in tutte le lingue) o "decorative": true, se la fotografia non dice nulla.',
  })

export const picturesSchema = z
  .array(pictureSchema)
  .refine(
    (pictures) => requiredIds.every((id) => pictures.some((one) => one.id === id)),
    `ci devono essere ${requiredIds.join(' e ')}.`,
  )
  .refine(hasUniqueIds, 'due figure hanno lo stesso id.')
