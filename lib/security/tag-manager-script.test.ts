import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { tagManagerScript } from './tag-manager-script'

const component = createRequire(import.meta.url).resolve('@next/third-parties/google')
const source = readFileSync(component.replace(/index\.js$/, 'gtm.js'), 'utf8')

test('is the inline script of the installed Tag Manager component', () => {
  const template = /__html: `([^`]*(?:`[^`]*`[^`]*)?)`,\n/.exec(source)?.[1] ?? ''
  const withoutProps = template
    .replace(/\$\{dataLayer \? `[^`]*` : ''\}/, '')
    .replace('${dataLayerName}', 'dataLayer')
  expect(withoutProps).toBe(tagManagerScript)
})
