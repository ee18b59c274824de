import json from '../../content/pictures.json'
import type { Locale } from '../i18n/locales'
import { parseContent } from './parse-content'
import { picturesSchema, type PictureId } from './pictures-schema'

const pictures = parseContent('content/pictures.json', picturesSchema, json)

/** Returns what a picture shows, for who does not see it; empty where it only decorates. */
export function altText(id: PictureId, locale: Locale): string {
  return pictures.find((picture) => picture.id === id)?.alt?.[locale] ?? ''
}
