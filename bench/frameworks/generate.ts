import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales, type Locale } from '../../lib/i18n/locales'
import { allElements, isElement, readMarkup, type Element, type Words } from './markup'
import { astro, classNames, template, vue } from './templates'

const peers = fileURLToPath(new URL('.', import.meta.url))
/** Of our own code, what knows nothing of React. */
const shared = ['components/shell/header-visibility-scroll.ts', 'components/ui/icon-paths.ts']

/**
 * Writes what the peers take from our production build into their folders: the markup as templates
 * of theirs, the texts as messages, the style sheets and the fonts.
 */
export function generate(site: string): void {
  const { htmlClass, head, body, messages, css, fonts } = readMarkup(site, 'contacts')
  const at = body.findIndex((node) => isElement(node) && node.tag === 'main')
  const main = body[at]
  if (!isElement(main)) throw new Error('The page has no <main>.')
  const parts: Record<string, (Element | Words)[]> = {
    PageTop: body.slice(0, at).filter((node) => !isBarFrame(node)),
    PageMain: main.children,
    PageBottom: body.slice(at + 1),
  }
  const classes = { html: htmlClass, ...classNames(body) }
  const catalog = Object.fromEntries(
    locales.map((locale) => [locale, { ...messages[locale], ...formWords(site, locale) }]),
  ) as typeof messages

  for (const folder of ['nuxt/app/generated', 'astro/src/generated', 'nuxt/i18n/locales']) {
    rmSync(join(peers, folder), { recursive: true, force: true })
    mkdirSync(join(peers, folder), { recursive: true })
  }
  for (const folder of ['nuxt/app/generated', 'astro/src/generated']) {
    const write = (name: string, text: string) => writeFileSync(join(peers, folder, name), text)
    write('page.css', css.map((address) => styleSheet(site, address)).join('\n'))
    for (const [index, address] of fonts.entries()) {
      copyFileSync(fileOf(site, address), join(peers, folder, `font-${index + 1}.woff2`))
    }
    for (const file of shared) copyFileSync(join(site, file), join(peers, folder, basename(file)))
    write('head.json', JSON.stringify(head))
    write('classes.json', JSON.stringify(classes))
  }
  for (const [name, nodes] of Object.entries(parts)) {
    writeFileSync(
      join(peers, 'nuxt/app/generated', `${name}.vue`),
      `<template>${template(nodes, vue)}</template>\n`,
    )
    writeFileSync(join(peers, 'astro/src/generated', `${name}.astro`), astroFile(nodes))
  }
  for (const locale of locales) {
    const escaped = Object.entries(catalog[locale]).map(([key, text]) => [
      key,
      // The characters that mean something in vue-i18n.
      text.replace(/[{}@$|]/g, (sign) => `{'${sign}'}`),
    ])
    writeFileSync(
      join(peers, 'nuxt/i18n/locales', `${locale}.json`),
      JSON.stringify(Object.fromEntries(escaped)),
    )
  }
  writeFileSync(join(peers, 'astro/src/generated/messages.json'), JSON.stringify(catalog))

  /** A font that the page preloads has one address in the style sheet and in the head. */
  function styleSheet(root: string, address: string): string {
    const text = readFileSync(fileOf(root, address), 'utf8')
    return text.replace(/url\((\.\.\/media\/[^)?]+)[^)]*\)/g, (whole, file: string) => {
      const index = fonts.findIndex((font) => font.includes(file.slice('../'.length)))
      if (index < 0)
        throw new Error(`A file of the style sheet that the page does not preload: ${whole}`)
      return `url(./font-${index + 1}.woff2)`
    })
  }
}

function astroFile(nodes: (Element | Words)[]): string {
  const markup = template(nodes, astro)
  const used = [...new Set(markup.match(/<[A-Z]\w+/g) ?? [])].map((tag) => tag.slice(1))
  const imports = used.map((name) => `import ${name} from '../components/${name}.astro'\n`)
  return `---\nimport { translator } from '../messages'\n${imports.join('')}\nconst t = translator(Astro.currentLocale)\n---\n${markup}\n`
}

/** What a form says once it is used, from our own messages. */
function formWords(site: string, locale: Locale): Record<string, string> {
  const { FormErrors, FormStatus, ContactForm } = JSON.parse(
    readFileSync(join(site, 'messages', `${locale}.json`), 'utf8'),
  )
  return {
    errorPrefix: FormErrors.prefix,
    errorRequired: FormErrors.required,
    errorEmail: FormErrors.email,
    errorMax: FormErrors.max,
    sending: FormStatus.sending,
    sent: ContactForm.sentTitle,
    failed: ContactForm.failed,
  }
}

/** The place where our loading bar puts its style: the peers have none, or one of their own. */
function isBarFrame(node: Element | Words): boolean {
  return (
    isElement(node) && allElements([node]).length === 1 && Object.keys(node.attributes).length === 0
  )
}

function fileOf(site: string, address: string): string {
  const { pathname } = new URL(address, 'http://localhost')
  return join(site, pathname.replace('/_next/', '.next/'))
}
