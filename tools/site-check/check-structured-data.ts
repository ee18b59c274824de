type Thing = {
  '@context'?: string
  '@type'?: string
  name?: string
  startDate?: string
  endDate?: string
  itemListElement?: { item?: string }[]
}

/** With an offset: without it a date is read as that of the reader's country. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/

type Page = { address: string; url: string; jsonLd: readonly string[] }

/** Returns what is wrong with a page's structured data; what is in each kind is typed in `lib/seo`. */
export function structuredDataFaults({ address, url, jsonLd }: Page): string[] {
  const things = jsonLd.map(parsed)
  const types = things.map((thing) => thing['@type'])
  return [
    ...expectedTypes(address)
      .filter((type) => !types.includes(type))
      .map((type) => `it has no structured data of type ${type}.`),
    ...things.flatMap((thing) => thingFaults(thing, url)),
  ]
}

function expectedTypes(address: string): string[] {
  if (/^\/(\w\w)?$/.test(address)) return ['WebSite', 'NGO']
  return /\/events\/(?!year\/)./.test(address) ? ['BreadcrumbList', 'Event'] : ['BreadcrumbList']
}

function parsed(text: string): Thing {
  try {
    return JSON.parse(text) as Thing
  } catch {
    return {}
  }
}

function thingFaults(thing: Thing, url: string): string[] {
  const { '@context': context, '@type': type, startDate = '', endDate = '' } = thing
  const isEvent = type === 'Event'
  const isTrail = type === 'BreadcrumbList'
  return [
    (!type || context !== 'https://schema.org') && 'its structured data is not of schema.org.',
    !isTrail && !thing.name && `its ${type} has no name.`,
    isEvent &&
      ![startDate, endDate].every((date) => instant.test(date)) &&
      `its Event has a date without offset: ${startDate}, ${endDate}.`,
    isEvent && Date.parse(startDate) >= Date.parse(endDate) && 'its Event ends before it starts.',
    isTrail &&
      thing.itemListElement?.at(-1)?.item !== url &&
      'its BreadcrumbList does not end with the page.',
  ].filter((fault) => typeof fault === 'string')
}
