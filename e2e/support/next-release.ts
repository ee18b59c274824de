import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import association from '../../content/association.json'
import { rawRequest, type Answer } from './raw-request'
import { startReverseProxy } from './reverse-proxy'

const { shortName } = association.identity

/**
 * In the title of every page of the next release, and nowhere in the present one. As long as the
 * present name: the router's payload counts bytes.
 */
export const otherName = [...shortName].reverse().join('')

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g

/**
 * Starts what a server of the next release would be: the site behind a proxy that gives everything
 * another deployment id, and the association another name.
 */
export async function startNextRelease(site: string) {
  const { id } = (await (await fetch(`${site}/builds/latest.json`)).json()) as { id: string }
  const nextId = [...id].reverse().join('') === id ? `9${id.slice(1)}` : [...id].reverse().join('')
  return startReverseProxy(async ({ request, response }) => {
    const headers = without(request.headers, ['if-none-match', 'accept-encoding'])
    const path = (request.url ?? '/').replaceAll(nextId, id)
    const asked = JSON.parse(JSON.stringify(headers).replaceAll(nextId, id)) as typeof headers
    const answer = await rawRequest(site, path, { headers: asked })
    const own = without(answer.headers, ['etag', 'content-length'])
    const body = renamed(answer, id, nextId)
    const sent = JSON.stringify(own).replaceAll(id, nextId)
    response.writeHead(answer.status, {
      ...(JSON.parse(sent) as typeof own),
      ...policyFor(answer, body),
    })
    response.end(body)
  })
}

function renamed({ headers, body }: Answer, id: string, nextId: string): string | Buffer {
  const type = headers['content-type'] ?? ''
  if (!/html|json|javascript|x-component/.test(type)) return body
  const text = body.toString('utf8').replaceAll(id, nextId)
  return type.includes('javascript') ? text : text.replaceAll(shortName, otherName)
}

/** The policy with the hashes of the scripts as they have become. */
function policyFor({ headers, body }: Answer, changed: string | Buffer) {
  const policy = headers['content-security-policy']
  if (!policy || typeof changed !== 'string') return {}
  const after = [...changed.matchAll(inlineScript)].map(([, text]) => digest(text))
  const before = [...body.toString('utf8').matchAll(inlineScript)].map(([, text]) => digest(text))
  const rewritten = before.reduce(
    (text, hash, at) => text.replaceAll(hash, after[at] ?? hash),
    String(policy),
  )
  return { 'content-security-policy': rewritten }
}

function digest(text = ''): string {
  return createHash('sha256').update(text).digest('base64')
}

function without(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
