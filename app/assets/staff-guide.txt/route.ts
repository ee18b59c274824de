import { readFileSync } from 'node:fs'

export const dynamic = 'force-static'

/** Returns how the association answers, as text that opens on any phone: each e-mail to the staff links to it. */
export function GET() {
  return new Response(readFileSync('docs/staff.it.md', 'utf8'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}
