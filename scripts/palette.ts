// Gives the colours of components/ui/style/tokens.css to whatever CSS does not reach: theme colour,
// manifest and e-mail.
import { readFileSync, writeFileSync } from 'node:fs'
import { paletteOf } from '../tools/palette/palette-of'

const colours = paletteOf(readFileSync('components/ui/style/tokens.css', 'utf8'))
writeFileSync('lib/palette/palette.json', `${JSON.stringify(colours, null, 2)}\n`)
