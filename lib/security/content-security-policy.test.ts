import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  hashSource,
  loadingBarStyle,
  tagManagerScript,
} from './content-security-policy'

const scripts = ['alert(1)', 'go()', 'alert(1)']
const plain = { https: false, recaptcha: false, tagManager: false }

function directive(policy: string, name: string): string[] | undefined {
  const found = policy.split('; ').filter((part) => part.split(' ')[0] === name)
  expect(found.length).toBeLessThan(2)
  return found[0]?.split(' ').slice(1)
}

describe('the policy of a page', () => {
  test('hashes as browsers do', () => {
    // From the CSP specification's own example.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    )
  })

  test('allows this origin, the hashed code and nothing else', () => {
    const policy = contentSecurityPolicy(scripts, plain)
    for (const name of ['default-src', 'base-uri', 'frame-ancestors']) {
      expect(directive(policy, name), name).toEqual(["'none'"])
    }
    expect(directive(policy, 'form-action')).toEqual(["'self'"])
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      ...[hashSource('alert(1)'), hashSource('go()')].sort(),
    ])
    expect(directive(policy, 'style-src')).toEqual(["'self'", loadingBarStyle])
    expect(policy).not.toMatch(/unsafe|https?:|google|\*|data:|upgrade/)
  })

  test('knows Google only when its keys are configured', () => {
    const recaptcha = contentSecurityPolicy(scripts, { ...plain, recaptcha: true })
    expect(recaptcha).not.toContain('googletagmanager')
    expect(directive(recaptcha, 'frame-src')).toHaveLength(2)
    expect(directive(recaptcha, 'script-src')).toContain('https://www.gstatic.com/recaptcha/')

    const tagManager = contentSecurityPolicy(scripts, { ...plain, tagManager: true })
    expect(tagManager).not.toMatch(/recaptcha|unsafe/)
    expect(directive(tagManager, 'script-src')).toContain(hashSource(tagManagerScript))
  })

  test('never allows inline code without a hash, but for style attributes beside reCAPTCHA', () => {
    const policy = contentSecurityPolicy(scripts, {
      https: true,
      recaptcha: true,
      tagManager: true,
    })
    expect(directive(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"])
    expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline'])
    expect(policy).not.toMatch(/http:/)
  })

  test('upgrades requests only on an https site', () => {
    const policy = contentSecurityPolicy(scripts, { ...plain, https: true })
    expect(policy).toMatch(/; upgrade-insecure-requests$/)
  })
})

const component = createRequire(import.meta.url).resolve('@next/third-parties/google')
const source = readFileSync(component.replace(/index\.js$/, 'gtm.js'), 'utf8')

test('the script of Tag Manager is that of the installed component', () => {
  const template = /__html: `([^`]*(?:`[^`]*`[^`]*)?)`,\n/.exec(source)?.[1] ?? ''
  const withoutProps = template
    .replace(/\$\{dataLayer \? `[^`]*` : ''\}/, '')
    .replace('${dataLayerName}', 'dataLayer')
  expect(withoutProps).toBe(tagManagerScript)
})
