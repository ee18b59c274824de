import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { locales, sitePaths } from './support/site'

type Manifest = { routes: Record<string, unknown> }

test('every page is prerendered, and only the two form handlers are not', () => {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as Manifest
  for (const locale of locales) {
    for (const path of [...sitePaths, '/not-found']) {
      expect(Object.keys(routes)).toContain(`/${locale}${path === '/' ? '' : path}`)
    }
  }
  const appPaths = Object.values(
    JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')) as Record<
      string,
      string
    >,
  )
  expect(appPaths.length).toBeGreaterThan(10)
  const prerendered = (route: string) =>
    Object.keys(routes).some((address) => matches(route, address))
  expect(appPaths.filter((route) => !prerendered(route)).sort()).toEqual([
    '/api/contact',
    '/api/listening-desk',
  ])
})

/** Whether `address` is one of the pages of `route`, e.g. `/it/events` of `/[locale]/events`. */
function matches(route: string, address: string): boolean {
  const pattern = route.replace(/[.]/g, '\\.').replace(/\[[^\]]+\]/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}
