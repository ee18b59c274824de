import type { Page } from '@playwright/test'
import { rawRequest, type Answer } from '../../testing/raw-request'

export type SentDocument = Answer & { text: string; facts: Awaited<ReturnType<typeof factsOf>> }

/**
 * Returns a function that asks a site for an address as a search engine does, without language or cookie, and
 * reads the HTML as it was sent, before any script. What was asked before is not asked again.
 */
export function documentReader(page: Page, origin: string | undefined) {
  const known = new Map<string, Promise<SentDocument>>()
  async function ask(address: string): Promise<SentDocument> {
    const answer = await rawRequest(origin, address)
    const text = answer.body.toString('utf8')
    const isHtml = answer.headers['content-type']?.startsWith('text/html')
    return { ...answer, text, facts: await factsOf(page, isHtml ? text : '') }
  }
  return (address: string): Promise<SentDocument> => {
    const document = known.get(address) ?? ask(address)
    known.set(address, document)
    return document
  }
}

function factsOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    const values = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '')
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        values(selector, key).map((name, at) => [name, values(selector, value)[at] ?? '']),
      )
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      canonical: values('link[rel=canonical]', 'href'),
      versions: pairs('link[rel=alternate][hreflang]', 'hreflang', 'href'),
      feeds: pairs('link[rel=alternate][type]', 'href', 'type'),
      meta: {
        ...pairs('meta[name]', 'name', 'content'),
        ...pairs('meta[property]', 'property', 'content'),
      } as Record<string, string>,
      links: [...new Set(values('a[href]', 'href'))],
      ids: values('[id]', 'id'),
      data: [...document.querySelectorAll('[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    }
  }, html)
}

export type SitemapEntry = { url: string; versions: Record<string, string> }

export function readSitemap(page: Page, xml: string): Promise<SitemapEntry[]> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    return [...document.getElementsByTagName('url')].map((entry) => ({
      url: entry.querySelector('loc')?.textContent ?? '',
      versions: Object.fromEntries(
        [...entry.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
    }))
  }, xml)
}
