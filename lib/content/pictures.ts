import json from '../../content/pictures.json'
import type { Locale } from '../i18n/locales'
import { parseContent } from './parse-content'
import { picturesSchema, type PictureId } from './schemas/pictures'

const pictures = parseContent('content/pictures.json', picturesSchema, json)

/** Returns whether editors have given a picture that the site can do without. */
export function hasPicture(id: PictureId): boolean {
  return pictures.some((picture) => picture.id === id)
}

/** Returns an event's own picture, if it has one, else that of all events. */
export function eventPicture(eventId: string): PictureId {
  return hasPicture(`event-${eventId}`) ? `event-${eventId}` : 'event'
}

/** Returns the address of a picture's file. */
export function picturePath(id: PictureId): string {
  return `/assets/pictures/${id}.jpg`
}

/** Returns what a picture shows, for who does not see it; empty where it only decorates. */
export function altText(id: PictureId, locale: Locale): string {
  return pictures.find((picture) => picture.id === id)?.alt?.[locale] ?? ''
}
