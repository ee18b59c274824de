import { hashSource } from '../../lib/security/content-security-policy'
import { readInlineCode } from '../../lib/security/inline-code'
import type { Answer } from './site-client'

type Expectation = { isHttps: boolean; isUnprefixed: boolean }

/** Returns what is wrong with the headers of a page, its policy's hashes included. */
export function headerFaults(answer: Answer, { isHttps, isUnprefixed }: Expectation): string[] {
  const expected: [name: string, value: RegExp][] = [
    ['content-type', /^text\/html; *charset=utf-8$/i],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^origin$/],
    ['x-frame-options', /^DENY$/],
    ['permissions-policy', /camera=\(\)/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['cache-control', /^public\b/],
    ...(isHttps ? [['strict-transport-security', /max-age=\d{7,}/] as [string, RegExp]] : []),
    ...(isUnprefixed ? [['vary', /accept-language.*cookie/i] as [string, RegExp]] : []),
  ]
  const wrong = expected.filter(([name, value]) => !value.test(answer.values(name).join(', ')))
  return [
    ...wrong.map(([name]) => {
      const value = answer.values(name).join(', ')
      return value ? `header ${name} is "${value}".` : `header ${name} is missing.`
    }),
    ...(answer.headers['set-cookie'] ? ['it sets a cookie.'] : []),
    ...policyFaults(answer),
  ]
}

/** Two policies are intersected, and a hash that is missing leaves the page dead. */
function policyFaults(answer: Answer): string[] {
  const [policy = '', ...more] = answer.values('content-security-policy')
  if (!policy || more.length > 0) return [`there are ${policy ? 1 + more.length : 0} policies.`]
  const sources = (directive: string) =>
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .find(([name]) => name === directive) ?? []
  const { scripts, styles, unhashable } = readInlineCode(answer.text)
  const blocked = (code: readonly string[], directive: string) =>
    code.filter((text) => !sources(directive).includes(hashSource(text)))
  return [
    ...(sources('script-src').some((source) => /unsafe-(inline|eval)/.test(source))
      ? ['the policy allows unsafe scripts.']
      : []),
    ...(sources('frame-ancestors')[1] === "'none'" ? [] : ['the policy allows framing.']),
    ...blocked(scripts, 'script-src').map(
      (text) => `the policy refuses the script "${start(text)}".`,
    ),
    ...blocked(styles, 'style-src').map((text) => `the policy refuses the style "${start(text)}".`),
    ...unhashable.map((tag) => `the policy refuses ${start(tag)}.`),
  ]
}

function start(text: string): string {
  return text.slice(0, 60)
}
