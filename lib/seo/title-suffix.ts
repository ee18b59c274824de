/** Returns what follows the title of every page, in the browser's tab and in search results. */
export function titleSuffix({ shortName }: { shortName: string }): string {
  return ` – ${shortName}`
}
