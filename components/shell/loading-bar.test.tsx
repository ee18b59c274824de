import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hashSource, loadingBarStyle } from '@/lib/security/content-security-policy'
import { LoadingBar } from './loading-bar'

test('the policy allows the style that this version of the package brings', () => {
  const [, style = ''] = /^<style>(.+)<\/style>$/s.exec(renderToStaticMarkup(<LoadingBar />)) ?? []
  expect(style).toContain('#nprogress .bar')
  expect(loadingBarStyle, 'write this hash there').toBe(hashSource(style))
})
