import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, hashSource, tagManagerScript } from './content-security-policy'

const scripts = ['alert(1)', 'go()', 'alert(1)']
const plain = { https: false, recaptcha: false, tagManager: false }

function directive(policy: string, name: string): string[] | undefined {
  const found = policy.split('; ').filter((part) => part.split(' ')[0] === name)
  expect(found.length).toBeLessThan(2)
  return found[0]?.split(' ').slice(1)
}

// What it allows and forbids: e2e/headers.spec.ts, of a site over http that has all its keys.
describe('the policy of a page', () => {
  test('knows Google only when its keys are configured', () => {
    const recaptcha = contentSecurityPolicy(scripts, { ...plain, recaptcha: true })
    expect(recaptcha).not.toContain('googletagmanager')
    expect(directive(recaptcha, 'frame-src')).toHaveLength(2)
    expect(directive(recaptcha, 'script-src')).toContain('https://www.gstatic.com/recaptcha/')

    const tagManager = contentSecurityPolicy(scripts, { ...plain, tagManager: true })
    expect(tagManager).not.toMatch(/recaptcha|unsafe/)
    expect(directive(tagManager, 'script-src')).toContain(hashSource(tagManagerScript))
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
