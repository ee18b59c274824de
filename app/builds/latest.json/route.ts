export const dynamic = 'force-static'

/**
 * Returns the id of this build: open pages ask for it, to learn whether they are older than the
 * site.
 */
export function GET() {
  return Response.json(
    { id: process.env.NEXT_DEPLOYMENT_ID },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
