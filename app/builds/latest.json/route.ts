export const dynamic = 'force-static'

/** What open pages ask, to learn whether they are older than the site. */
export function GET() {
  return Response.json(
    { id: process.env.NEXT_DEPLOYMENT_ID },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
