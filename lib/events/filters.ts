/** By age: the order in which every list names them. */
export const eventAudiences = ['children', 'teens', 'youth', 'adults', 'elderly'] as const

export type EventAudience = (typeof eventAudiences)[number]

export const priceKinds = ['free', 'donation', 'paid', 'booking'] as const

export type PriceKind = (typeof priceKinds)[number]

/** As in content/events.json. */
export type Price = 'free' | 'donation' | 'reservation-required' | { euro: number }

/** What a reader looks for; `anyone` and `any` are no choice. */
export type EventFilter = {
  audience: EventAudience | 'anyone'
  price: PriceKind | 'any'
}

export const noFilter: EventFilter = { audience: 'anyone', price: 'any' }

export const audienceChoices = ['anyone', ...eventAudiences] as const
export const priceChoices = ['any', ...priceKinds] as const

/** Every choice that has a page: also those without an event today, so that links to them stay good. */
export const eventFilters: readonly EventFilter[] = audienceChoices
  .flatMap((audience) => priceChoices.map((price) => ({ audience, price })))
  .filter((filter) => !isNoFilter(filter))

export function isNoFilter({ audience, price }: EventFilter): boolean {
  return audience === noFilter.audience && price === noFilter.price
}

/** Returns the address of the list with the events of a choice. */
export function filterPath(filter: EventFilter): string {
  return isNoFilter(filter) ? '/events' : `/events/for/${filter.audience}/${filter.price}`
}

function priceKind(price: Price): PriceKind {
  if (typeof price === 'object') return 'paid'
  return price === 'reservation-required' ? 'booking' : price
}

type Filtered = { audiences: readonly EventAudience[]; price: Price }

export function matchesFilter(event: Filtered, { audience, price }: EventFilter): boolean {
  return (
    (audience === 'anyone' || event.audiences.includes(audience)) &&
    (price === 'any' || priceKind(event.price) === price)
  )
}
