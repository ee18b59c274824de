import { readTextPlaces } from '@/lib/text-places/read-text-places'

/** Returns where each text stands. Its ending makes it a route of `npm run dev` alone: next.config.ts. */
export function GET(): Response {
  return Response.json(readTextPlaces(process.cwd()), { headers: { 'Cache-Control': 'no-store' } })
}
