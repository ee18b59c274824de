type Thing = { '@type'?: string; [property: string]: unknown }

/** What search engines require, or what we promise, by type. */
const required: Record<string, readonly string[]> = {
  NGO: ['name', 'url', 'logo', 'taxID', 'address', 'telephone', 'email', 'sameAs', 'makesOffer'],
  WebSite: ['name', 'url', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  Event: [
    'name',
    'url',
    'description',
    'image',
    'startDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'location',
    'offers',
    'organizer',
  ],
}

type Page = { address: string; url: string; jsonLd: readonly string[] }

/** Returns what is wrong with a page's structured data. */
export function structuredDataFaults({ address, url, jsonLd }: Page): string[] {
  const things = jsonLd.map(parsed)
  const types = things.map((thing) => thing?.['@type'])
  const expected = expectedTypes(address)
  const isBroken = things.includes(undefined)
  return [
    ...(isBroken ? ['its structured data is no JSON.'] : []),
    // What is broken may be the one that would be missed.
    ...expected
      .filter((type) => !isBroken && !types.includes(type))
      .map((type) => `it has no structured data of type ${type}.`),
    ...things.filter((thing) => thing !== undefined).flatMap((thing) => thingFaults(thing, url)),
  ]
}

function expectedTypes(address: string): string[] {
  if (/^\/(\w\w)?$/.test(address)) return ['WebSite', 'NGO']
  return /\/events\/./.test(address) ? ['BreadcrumbList', 'Event'] : ['BreadcrumbList']
}

function parsed(text: string): Thing | undefined {
  try {
    return JSON.parse(text) as Thing
  } catch {
    return undefined
  }
}

function thingFaults(thing: Thing, url: string): string[] {
  const type = thing['@type'] ?? 'no type'
  const missing = (required[type] ?? []).filter((property) => !hasValue(thing[property]))
  return [
    ...(required[type] ? [] : [`its structured data has the unknown type ${type}.`]),
    ...(thing['@context'] === 'https://schema.org' ? [] : [`its ${type} is not of schema.org.`]),
    ...missing.map((property) => `its ${type} has no ${property}.`),
    ...(type === 'Event' ? eventFaults(thing) : []),
    ...(type === 'BreadcrumbList' ? trailFaults(thing, url) : []),
  ]
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

/** With an offset: without it a date is read as that of the reader's country. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/

function eventFaults({ startDate, endDate }: Thing): string[] {
  const [start, end] = [String(startDate), String(endDate)]
  return [
    ...[start, end]
      .filter((date) => !instant.test(date))
      .map((date) => `its Event has the date ${date}, without offset.`),
    ...(Date.parse(start) < Date.parse(end) ? [] : [`its Event ends before it starts.`]),
  ]
}

function trailFaults({ itemListElement }: Thing, url: string): string[] {
  const steps = (itemListElement ?? []) as { position?: number; name?: string; item?: string }[]
  return [
    ...(steps.every(({ position, name }, index) => position === index + 1 && name)
      ? []
      : ['its BreadcrumbList is not numbered and named.']),
    ...(steps.at(-1)?.item === url ? [] : ['its BreadcrumbList does not end with the page.']),
  ]
}
