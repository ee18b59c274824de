// Gives the colours of components/ui/tokens.css to whatever CSS does not reach: theme colour,
// manifest, mail and icon.
import { readFileSync, writeFileSync } from 'node:fs'
import { colouredIcon } from '../lib/palette/colour-icon'
import { paletteOf } from '../lib/palette/palette-of'
import type palette from '../lib/palette/palette.json'

const colours = paletteOf(readFileSync('components/ui/tokens.css', 'utf8'))
writeFileSync('lib/palette/palette.json', `${JSON.stringify(colours, null, 2)}\n`)
const icon = readFileSync('app/icon.svg', 'utf8')
writeFileSync('app/icon.svg', colouredIcon(icon, colours as typeof palette))
