import { allElements, isElement, type Element, type Words } from './markup'

/** What a framework's templates write differently. */
type Dialect = {
  text: (words: Words) => string
  attribute: (name: string, words: Words) => string
  /** Attributes that tie an element to the component around it, by the name of what each replaces. */
  bind: (element: Element) => Record<string, string | undefined>
  /** By component: what gives the elements in it access to what it does. */
  scope: Record<string, string>
  /** What stands right before an element. */
  before: (element: Element) => string
}

/** Each peer finds the address by itself, and which language is in use. */
const languageLink = { href: undefined, 'aria-current': undefined }

const ownFields = ['name', 'email', 'message', 'privacy']

/**
 * Returns the template of a part of the page. What moves or acts becomes a component of the peer,
 * which is written by hand and lies in its folder; all other markup stays as it is.
 */
export function template(nodes: (Element | Words)[], dialect: Dialect): string {
  return nodes.map((node) => emit(node, dialect)).join('')
}

function emit(node: Element | Words, dialect: Dialect): string {
  if (!isElement(node)) return dialect.text(node)
  const component = componentOf(node)
  if (component === 'UiIcon') {
    const [path] = allElements(node.children)
    const d = dialect.attribute('d', path?.attributes.d ?? '')
    return `<UiIcon${d}${dialect.attribute('class', classOf(node))} />`
  }
  const bound = dialect.bind(node)
  const written = Object.entries(node.attributes)
    .filter(([name]) => !(name in bound))
    .map(([name, value]) => dialect.attribute(name, value))
  const added = Object.values(bound).map((text) => (text ? ` ${text}` : ''))
  const tag = component ?? node.tag
  const start = `<${tag}${dialect.scope[tag] ?? ''}${[...written, ...added].join('')}`
  const inner = template(node.children, dialect)
  const isVoid = ['input', 'br', 'img'].includes(tag)
  return dialect.before(node) + (isVoid ? `${start} />` : `${start}>${inner}</${tag}>`)
}

/** Returns the name of the component that stands for an element. */
function componentOf({ tag, attributes, children }: Element): string | undefined {
  const { href } = attributes
  if (tag === 'svg' && attributes.viewBox === '0 0 24 24') return 'UiIcon'
  if (tag === 'header' && 'data-open' in attributes) return 'SiteHeader'
  if (tag === 'details') return 'DisclosurePanel'
  if (tag === 'form') return 'ContactForm'
  if (tag === 'div' && 'data-stalled' in attributes) return 'StalledNote'
  if (tag === 'a' && 'hreflang' in attributes) return 'LanguageLink'
  if (tag === 'a' && typeof href === 'string' && /^\/[^.]*$/.test(href)) return 'PageLink'
  const opens = (node: Element | Words) => isElement(node) && 'aria-haspopup' in node.attributes
  return tag === 'div' && children.some(opens) ? 'SideMenu' : undefined
}

function fieldOf({ tag, attributes }: Element): string | undefined {
  const { name } = attributes
  const isControl = ['input', 'textarea'].includes(tag) && typeof name === 'string'
  return isControl && ownFields.includes(name) ? name : undefined
}

/** Returns the name of the field that an element lays out: label, hint and control. */
function fieldIn(element: Element): string | undefined {
  if (!/_field\b/.test(classOf(element))) return
  return allElements(element.children).map(fieldOf).find(Boolean)
}

/** Returns the classes that the peers' own components use, as our build has named them. */
export function classNames(nodes: (Element | Words)[]) {
  const all = allElements(nodes)
  const field = classOf(all.find((element) => fieldIn(element)))
  const icon = classOf(all.find((element) => componentOf(element) === 'UiIcon')).trim()
  const [reveal] = all.flatMap((element) => /\S+_reveal\b/.exec(classOf(element)) ?? [])
  if (!field || !icon || !reveal) throw new Error('The page has no field, icon or part to reveal.')
  return { error: field.replace(/_field\b/, '_error'), icon, reveal }
}

function classOf(element: Element | undefined): string {
  const words = element?.attributes.class
  return typeof words === 'string' ? words : ''
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}

export const vue: Dialect = {
  text: (words) => (typeof words === 'string' ? escapeHtml(words) : `{{ $t('${words.key}') }}`),
  attribute: (name, words) => {
    if (typeof words !== 'string') return ` :${name}="$t('${words.key}')"`
    return words === '' ? ` ${name}` : ` ${name}="${escapeHtml(words)}"`
  },
  scope: { SideMenu: ' v-slot="menu"', ContactForm: ' v-slot="form"' },
  bind: (element) => {
    const { tag, attributes } = element
    if ('hreflang' in attributes) return languageLink
    if ('aria-haspopup' in attributes) return { onclick: '@click="menu.open"' }
    if (tag === 'dialog') return { ref: ':ref="menu.dialog"', onclick: '@click="menu.dismiss"' }
    if (tag === 'button' && attributes.type === 'button') return { onclick: '@click="menu.close"' }
    if (tag === 'button') return { disabled: ':disabled="!form.isReady"' }
    const field = fieldOf(element)
    if (field) {
      const hint = attributes['aria-describedby']
      const described = hint ? `'${String(hint)}'` : 'undefined'
      return {
        model: `v-model="form.values.${field}"`,
        'aria-invalid': `:aria-invalid="form.errors.${field} ? true : undefined"`,
        'aria-describedby': `:aria-describedby="form.describedBy('${field}', ${described})"`,
      }
    }
    const laidOut = fieldIn(element)
    return laidOut
      ? { 'data-invalid': `:data-invalid="form.errors.${laidOut} ? '' : undefined"` }
      : {}
  },
  before: (element) =>
    errorPlace(
      element,
      (field) => `<FieldError :id="\`contact-${field}-error\`" :rule="form.errors.${field}" />`,
    ),
}

export const astro: Dialect = {
  text: (words) =>
    typeof words === 'string' ? `{${JSON.stringify(words)}}` : `{t('${words.key}')}`,
  attribute: (name, words) => {
    if (typeof words !== 'string') return ` ${name}={t('${words.key}')}`
    return words === '' ? ` ${name}` : ` ${name}={${JSON.stringify(words)}}`
  },
  scope: {},
  bind: (element): Record<string, string | undefined> => {
    if ('hreflang' in element.attributes) return languageLink
    return fieldOf(element) ? { required: 'required' } : {}
  },
  before: () => '',
}

/** An error stands right above its control; for a box to tick, above its label. */
function errorPlace(element: Element, error: (field: string) => string): string {
  const isRow = element.tag === 'label' && !('for' in element.attributes)
  const [control] = isRow ? allElements(element.children).filter(fieldOf) : [element]
  const field = control && fieldOf(control)
  const isBox = control?.attributes.type === 'checkbox'
  return field && isBox === isRow ? error(field) : ''
}
