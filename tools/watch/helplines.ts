import { helplines } from '../../lib/content/helplines'
import { daysValid } from '../../lib/content/schemas/fields'
import { otherWays } from '../../lib/content/schemas/helplines'

const days = daysValid.warned

/** Returns a sentence for each helpline of which a number, or another way to it, was not verified for half a year. */
export function helplineFaults(now: Date, lines = helplines): string[] {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  return lines.flatMap((line) => {
    const checks = [line, ...otherWays.map((way) => line[way])].flatMap(
      (way) => way?.verifiedOn ?? [],
    )
    const verifiedOn = checks.toSorted()[0] ?? ''
    if (verifiedOn >= oldest) return []
    return [
      `Il numero ${line.display} (${line.name.it}) è stato verificato l’ultima volta il ${verifiedOn}, più di ${days} giorni fa: chiama o controlla, anche i modi di scrivere, poi aggiorna la data in content/helplines.json.`,
    ]
  })
}
