import { helplines } from '../../lib/content/helplines'
import { daysValid } from '../../lib/content/schemas/fields'

const days = daysValid.warned

/** Returns a sentence for each helpline whose number nobody has verified for half a year. */
export function helplineFaults(now: Date, lines = helplines): string[] {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  return lines
    .filter(({ verifiedOn }) => verifiedOn < oldest)
    .map(
      ({ name, display, verifiedOn }) =>
        `Il numero ${display} (${name.it}) è stato verificato l’ultima volta il ${verifiedOn}, più di ${days} giorni fa: chiama o controlla, poi aggiorna la data in content/helplines.json.`,
    )
}
