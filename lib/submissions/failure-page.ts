import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter as tree,
  html,
  parse,
  parseFragment,
  serialize,
} from 'parse5'
import type { Localized } from '../content/schemas/fields'
import { errorAtField, errorInSummary } from '../forms/error-words'
import { failureReasons } from '../forms/failure-reasons'
import { fieldId, honeypotName } from '../forms/form-definition'
import { formWords, type FormWords } from '../forms/form-words'
import type { Form } from '../forms/forms'
import type { Answers } from '../forms/read-answers'
import { defaultLocale, isLocale, locales, type Locale } from '../i18n/locales'
import { splitLocalePrefix } from '../i18n/localized-path'
import { errorDocument } from '../security/error-document'
import { elementsIn } from '../security/inline-code'
import type { Problem } from './problem'

type Page = DefaultTreeAdapterTypes.Document
type Element = DefaultTreeAdapterTypes.Element

type Failure = {
  problem: Problem
  /** What the visitor has sent, where it could be read. */
  answers: Answers | undefined
  referrer: string | null
}

/** Nothing runs in this page, whatever was typed. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Returns what a visitor without script sees when a form was not taken: its own page with everything
 * that was typed, and what to do. React cannot render a page again in a handler, where its client
 * components are references; so the page of the build is filled in: docs/decisions/0023.
 */
export async function failurePage(form: Form, failure: Failure): Promise<Response> {
  const locale = localeOf(failure)
  const page = await copyOfPage(join(locale, form.page))
    .then((copy) => fillIn(copy, form, formWords(form.name, locale), failure))
    .catch(() => plainPage(form))
  return new Response(page, {
    status: failure.problem.status,
    headers: {
      ...failure.problem.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    },
  })
}

function localeOf({ answers, referrer }: Failure): Locale {
  if (isLocale(answers?.locale)) return answers.locale
  const path = referrer && URL.canParse(referrer) ? new URL(referrer).pathname : '/'
  return splitLocalePrefix(path).prefix ?? defaultLocale
}

const pages = new Map<string, Page>()

/** Returns a copy of a page of the build, without script, for this one answer. */
async function copyOfPage(path: string): Promise<Page> {
  const kept = pages.get(path) ?? (await readPage(path))
  pages.set(path, kept)
  return structuredClone(kept)
}

async function readPage(path: string): Promise<Page> {
  const root = join(/* turbopackIgnore: true */ process.cwd(), '.next/server/app')
  const page = parse(await readFile(join(root, `${path}.html`), 'utf8'), {
    scriptingEnabled: false,
  })
  for (const element of [...elementsIn(page)]) {
    const isScript = element.tagName === 'script' || attribute(element, 'as') === 'script'
    // A button that does nothing without script must not be offered where none runs.
    const isDead = element.tagName === 'button' && attribute(element, 'type') !== 'submit'
    if (isScript || isDead) tree.detachNode(element)
  }
  return page
}

/** For when the page is missing: what was typed is one step back. */
function plainPage(form: Form): string {
  const words = (of: (words: FormWords) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, of(formWords(form.name, locale))]))
  return errorDocument({
    title: words(({ failed }) => failed) as Localized,
    text: words(({ failureReasons }) => failureReasons.back) as Localized,
  })
}

/** Returns the page's HTML: all that was typed goes in as text and attributes, which parse5 escapes. */
function fillIn(page: Page, form: Form, words: FormWords, { problem, answers }: Failure): string {
  const elements = [...elementsIn(page)]
  const formElement = elements.find(
    (element) => attribute(element, 'action') === `/api/${form.name}`,
  )
  if (!formElement) throw new Error(`${form.page} holds no form`)
  const inForm = [...elementsIn(formElement)]
  for (const control of inForm) setAnswer(control, answers ?? {})
  // What was typed there must be seen.
  for (const fold of inForm) if (fold.tagName === 'details') setAttribute(fold, 'open', '')
  // Somebody who has come to this address by another way has sent nothing, and sees the form.
  if (problem.code === 'method-not-allowed') return serialize(page)

  const errors = Object.entries(answers ? (problem.extra.errors ?? {}) : {}).filter(
    ([name]) => name in words.labels,
  )
  for (const [name, rule] of errors) {
    showError(inForm, name, errorAtField(words, name, rule))
  }
  if (errors.length > 0) {
    const list = show(part(inForm, 'summary'))
    const lines = Object.keys(words.labels).flatMap((name) => {
      const rule = problem.extra.errors?.[name]
      return rule ? [errorLine(name, errorInSummary(words, name, rule))] : []
    })
    for (const line of lines) tree.appendChild(part([...elementsIn(list)], 'errors'), line)
  } else {
    show(part(inForm, 'failure'))
    const isUnknown = problem.code === 'delivery-unknown'
    const reason = failureReasons.find((code) => code === problem.code) ?? 'other'
    setText(part(inForm, 'failure-title'), isUnknown ? words.unknown : words.failed)
    setText(part(inForm, 'failure-reason'), words.failureReasons[answers ? reason : 'back'])
  }
  const title = elements.find(({ tagName }) => tagName === 'title')
  if (title) setText(title, `${words.errorPrefix} ${textOf(title)}`)
  return serialize(page)
}

/** Each page has its own language, and nobody sees the field that must stay empty. */
const notShown = ['locale', honeypotName]

function setAnswer(control: Element, answers: Answers): void {
  const name = attribute(control, 'name')
  if (name === undefined || notShown.includes(name) || !Object.hasOwn(answers, name)) return
  const answer = answers[name]
  const type = attribute(control, 'type')
  if (type === 'checkbox' || type === 'radio') {
    const value = attribute(control, 'value')
    const isChosen = value === undefined ? answer === true : [answer].flat().includes(value)
    if (isChosen) setAttribute(control, 'checked', '')
    else removeAttribute(control, 'checked')
  } else if (control.tagName === 'select') {
    for (const option of elementsIn(control)) {
      removeAttribute(option, 'selected')
      if (attribute(option, 'value') === answer) setAttribute(option, 'selected', '')
    }
  } else if (control.tagName === 'textarea') {
    // Browsers take the first line end of a text area for the layout of the page's source.
    setText(control, `\n${String(answer)}`)
  } else {
    setAttribute(control, 'value', String(answer))
    // The id of a submission is not sent before there is one.
    removeAttribute(control, 'disabled')
  }
}

function showError(inForm: Element[], name: string, message: string): void {
  const field = inForm.find((element) => attribute(element, 'data-field') === name)
  if (!field) return
  const inField = [...elementsIn(field)]
  const id = `${fieldId(name)}-error`
  const error = inField.find((element) => attribute(element, 'id') === id)
  if (!error) return
  removeAttribute(error, 'hidden')
  const pattern = parseFragment(serialize(part(inForm, 'pattern')))
  for (const node of [...pattern.childNodes]) tree.appendChild(error, node)
  setText(part([...elementsIn(error)], 'message'), message)
  setAttribute(field, 'data-invalid', '')
  for (const element of inField) {
    if (attribute(element, 'aria-invalid') !== undefined) {
      setAttribute(element, 'aria-invalid', 'true')
    }
    if (attribute(element, 'data-described') !== undefined) {
      const hint = attribute(element, 'aria-describedby')
      setAttribute(element, 'aria-describedby', hint ? `${hint} ${id}` : id)
    }
  }
}

/** Shows what the page has ready, where browsers then begin to read. */
function show(element: Element): Element {
  removeAttribute(element, 'hidden')
  setAttribute(element, 'autofocus', '')
  return element
}

function errorLine(name: string, text: string): Element {
  const line = tree.createElement('li', html.NS.HTML, [])
  const link = tree.createElement('a', html.NS.HTML, [{ name: 'href', value: `#${fieldId(name)}` }])
  tree.insertText(link, text)
  tree.appendChild(line, link)
  return line
}

function part(elements: Element[], name: string): Element {
  const found = elements.find((element) => attribute(element, 'data-part') === name)
  if (!found) throw new Error(`The form has no part called ${name}`)
  return found
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function setText(element: Element, text: string): void {
  element.childNodes = []
  tree.insertText(element, text)
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name)
  element.attrs.push({ name, value })
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name)
}
