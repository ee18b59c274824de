type Colours = Record<string, string>

/** Returns the colours of tokens.css by name, in light and in dark. */
export function paletteOf(css: string): { light: Colours; dark: Colours } {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
  return { light: coloursIn(light), dark: { ...coloursIn(light), ...coloursIn(dark) } }
}

function coloursIn(css: string): Colours {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
