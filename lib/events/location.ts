type Location = { name: string; address: string; mapUrl?: string }

/** Returns where an event takes place, in one line. */
export function locationInWords({ name, address }: Location): string {
  return address.startsWith(name) ? address : `${name}, ${address}`
}

/** Returns an address that opens a map on the place. */
export function mapUrlOf({ address, mapUrl }: Location): string {
  if (mapUrl) return mapUrl
  const query = encodeURIComponent(address.replaceAll('’', "'"))
  return `https://www.openstreetmap.org/search?query=${query}`
}
