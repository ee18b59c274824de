import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scenes, type SceneName } from '@/components/illustrations/scenes'
import { withColours } from './palette'

/** Returns a drawing, framed and in its light colours, as an address that an `<img>` can show by itself. */
export async function sceneAddress(name: SceneName): Promise<string> {
  const file = join(/*turbopackIgnore: true*/ process.cwd(), 'public/assets/scenes', `${name}.svg`)
  const drawing = await readFile(file, 'utf8')
  const framed = drawing.replace(
    '<g id="scene">',
    `<clipPath id="frame"><path d="${scenes[name].path}" /></clipPath><g clip-path="url(#frame)">`,
  )
  return `data:image/svg+xml;base64,${Buffer.from(withColours(framed)).toString('base64')}`
}
