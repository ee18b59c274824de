import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { pageOf } from '@/lib/pages'
import { drawableText } from '@/lib/seo/drawable-text'
import { socialImageSize } from '@/lib/seo/social-images'
import { sceneAddress } from './scene-address'
import { SocialPicture } from './social-picture'

const packages = join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules')

/** The site's own type, in the one format that both the renderer reads and the packages have. */
const fonts = Promise.all(
  ['latin', 'latin-ext'].flatMap((letters) => [
    readFont(`Fraunces ${letters}`, `fraunces/files/fraunces-${letters}-600-normal.woff`),
    readFont(
      `Atkinson ${letters}`,
      `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${letters}-400-normal.woff`,
    ),
  ]),
)

async function readFont(name: string, file: string) {
  return { name, data: await readFile(join(packages, '@fontsource', file)) }
}

type Picture = { path: string; name: string; title: string; details: string[] }

/** Returns the picture for link previews to a page, as PNG. */
export async function renderSocialImage({
  path,
  name,
  title,
  details,
}: Picture): Promise<ArrayBuffer> {
  const mark = await readFile(
    join(/*turbopackIgnore: true*/ process.cwd(), 'app/icon.svg'),
    'base64',
  )
  const scene = await sceneAddress(pageOf(path).scene)
  const picture = (
    <SocialPicture
      name={drawableText(name) ?? ''}
      title={drawableText(title) ?? ''}
      details={details.flatMap((line) => drawableText(line) ?? [])}
      mark={`data:image/svg+xml;base64,${mark}`}
      scene={
        // eslint-disable-next-line @next/next/no-img-element -- drawn by the build, not by a browser
        <img
          src={scene}
          alt=""
          width={path === '/' ? 600 : 540}
          height={path === '/' ? 400 : 405}
          style={{ position: 'absolute', right: path === '/' ? -36 : 24, top: 115 }}
        />
      }
    />
  )
  return new ImageResponse(picture, { ...socialImageSize, fonts: await fonts }).arrayBuffer()
}
