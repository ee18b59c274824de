import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** More than any message has; a mistake in one must not fill the memory. */
const mostForms = 24

/** Returns what a message can look like: the words around its arguments, once for each plural form. */
export function messageForms(message: string): string[][] {
  try {
    return formsOf(parse(message)).slice(0, mostForms)
  } catch {
    // An editor may be half way through it.
    return [[message]]
  }
}

function formsOf(elements: MessageFormatElement[]): string[][] {
  return elements.reduce<string[][]>(
    (forms, element) =>
      formsOfOne(element).flatMap((end) => forms.map((form) => joined(form, end))),
    [['']],
  )
}

function formsOfOne(element: MessageFormatElement): string[][] {
  switch (element.type) {
    case TYPE.literal:
      return [[element.value]]
    case TYPE.tag:
      // `<phone></phone>` stands for what the page puts there.
      return element.children.length > 0 ? formsOf(element.children) : [['', '']]
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => formsOf(value))
    default:
      return [['', '']]
  }
}

/** The last words of one and the first of the other are one piece. */
function joined(form: string[], end: string[]): string[] {
  const [first = '', ...rest] = end
  return [...form.slice(0, -1), (form.at(-1) ?? '') + first, ...rest]
}

/** Returns what a text of content/ looks like: without its tags, `{email}` and addresses of links. */
export function contentForms(text: string): string[][] {
  // Pages show Italian numbers without their prefix.
  if (/^\+39\d+$/.test(text)) return [[text], [text.slice(3)]]
  const visible = text
    .replaceAll(/<[^>]*>/g, ' ')
    // Links to other sites say that they lead there.
    .replaceAll(/\[([^[\]]+)\]\(https:[^()]+\)/g, '$1{note}')
    .replaceAll(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
    .replaceAll('&amp;', '&')
  return [visible.split(/\{\w+\}/)]
}
