import { z } from 'zod'
import { say } from './editor-language'
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
        say(
          'può essere home, about-us, event, oppure event- e l’id di un evento, per esempio event-due-pomeriggi.',
          'may be home, about-us, event, or event- and the id of an event, e.g. event-two-afternoons.',
        ),
      ),
    /** What it shows, for who does not see it. */
    alt: localizedSchema.optional(),
    /** It tells nothing that the text does not: who does not see it misses nothing. */
    decorative: z.literal(true).optional(),
  })
  .refine(({ alt, decorative }) => Boolean(alt) !== Boolean(decorative), {
    error: say(
      'serve o "alt" (che cosa si vede, in tutte le lingue) o "decorative": true, se la fotografia non dice nulla.',
      'needs either "alt" (what it shows, in all languages) or "decorative": true, if the picture says nothing.',
    ),
  })

export const picturesSchema = z
  .array(pictureSchema)
  .refine(
    (pictures) => requiredIds.every((id) => pictures.some((one) => one.id === id)),
    say(
      `ci devono essere ${requiredIds.join(' e ')}.`,
      `${requiredIds.join(' and ')} must be there.`,
    ),
  )
  .refine(hasUniqueIds, say('due figure hanno lo stesso id.', 'two pictures have the same id.'))
