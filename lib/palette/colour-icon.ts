import type palette from './palette.json'

/** Returns the site's icon in the colours of the mark. */
export function colouredIcon(svg: string, { light, dark }: typeof palette): string {
  const [lead, reply, meeting] = [light.lagoon, light.markReply, light.markMeeting]
  let shapes = [reply, meeting]
  return svg
    .replace(/(<style>\.lead\{fill:)#\w+/, `$1${lead}`)
    .replace(/(dark\)\{\.lead\{fill:)#\w+/, `$1${dark.lagoon}`)
    .replace(/<path fill="#\w+"/g, () => {
      const [fill = meeting, ...rest] = shapes
      shapes = rest
      return `<path fill="${fill}"`
    })
}
