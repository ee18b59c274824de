import { z } from 'zod'
import { say } from './editor-language'
import { localizedSchema } from './fields'

const pictureIds = ['about-us', 'event'] as const

export type PictureId = (typeof pictureIds)[number]

const pictureSchema = z
  .strictObject({
    /** Its file is `<id>.jpg` in public/assets/pictures. */
    id: z.enum(pictureIds),
    /** What it shows, for who does not see it. */
    alt: localizedSchema.optional(),
    /** It tells nothing that the text does not: who does not see it misses nothing. */
    decorative: z.literal(true).optional(),
  })
  .refine(({ alt, decorative }) => Boolean(alt) !== Boolean(decorative), {
    error: say(
      'serve o "alt" (che cosa si vede, nelle tre lingue) o "decorative": true, se la figura non dice nulla.',
      'needs either "alt" (what it shows, in three languages) or "decorative": true, if the picture says nothing.',
    ),
  })

export const picturesSchema = z
  .array(pictureSchema)
  .refine(
    (pictures) => pictureIds.every((id) => pictures.filter((one) => one.id === id).length === 1),
    say(
      `deve esserci una volta ciascuna: ${pictureIds.join(', ')}.`,
      `each must be there once: ${pictureIds.join(', ')}.`,
    ),
  )
