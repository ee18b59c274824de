export const dynamic = 'force-static'
export const dynamicParams = false

const id = process.env.NEXT_DEPLOYMENT_ID ?? ''

export function generateStaticParams() {
  return [{ file: `${id}.json` }]
}

/** Returns the manifest of this build, whose content never changes. */
export function GET() {
  return Response.json(
    { id },
    {
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  )
}
