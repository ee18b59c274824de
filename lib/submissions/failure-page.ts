import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from 'next-intl'
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
} from 'parse5'
import { honeypotName } from '../forms/define-form'
import { errorAtField, errorInSummary } from '../forms/errors'
import { failureReasons, type FailureReason, failureInWords, failureTitle } from '../forms/failures'
import { errorId, errorTextId, fieldId, formIds, groupId } from '../forms/field-ids'
import type { Form } from '../forms/forms'
import { elementsIn, textOf } from '../html-elements'
import { defaultLocale, inEveryLocale, isLocale, type Locale } from '../i18n/locales'
import { splitLocalePrefix } from '../i18n/localized-path'
import { messagesFor } from '../i18n/messages'
import { errorDocument } from '../security/error-document'
import { reportFault } from './log-submission'
import type { Problem } from './problem-response'
import type { Answers } from './read-body'

type Page = DefaultTreeAdapterTypes.Document
type Element = DefaultTreeAdapterTypes.Element

type FailedSubmission = {
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
export async function failurePage(form: Form, failure: FailedSubmission): Promise<Response> {
  const locale = localeOf(failure)
  const page = await copyOfPage(join(locale, form.page))
    .then((copy) => fillIn(copy, form, locale, failure))
    .catch((fault: unknown) => {
      reportFault(fault)
      return plainPage(form)
    })
  return new Response(page, {
    status: failure.problem.status,
    headers: {
      ...failure.problem.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    },
  })
}

function localeOf({ answers, referrer }: FailedSubmission): Locale {
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
  return errorDocument({
    title: inEveryLocale((locale) => wordsOf(form, locale).failed),
    text: inEveryLocale((locale) => wordsOf(form, locale).failure('back')),
  })
}

function wordsOf(form: Form, locale: Locale) {
  const catalog = { locale, messages: messagesFor(locale) }
  return {
    errors: createTranslator({ ...catalog, namespace: 'FormErrors' }),
    fields: createTranslator({ ...catalog, namespace: 'FormFields' }),
    failure: createTranslator({ ...catalog, namespace: 'FormFailure' }),
    failed: createTranslator({ ...catalog, namespace: form.namespace })('failed'),
  }
}

/** Returns the page's HTML: all that was typed goes in as text and attributes, which parse5 escapes. */
function fillIn(
  page: Page,
  form: Form,
  locale: Locale,
  { problem, answers }: FailedSubmission,
): string {
  const words = wordsOf(form, locale)
  const elements = [...elementsIn(page)]
  const formElement = elements.find(
    (element) => attribute(element, 'action') === `/api/${form.name}`,
  )
  if (!formElement) throw new Error(`${form.page} holds no form`)
  const inForm = [...elementsIn(formElement)]
  for (const control of inForm) setAnswer(control, answers ?? {})
  // Somebody who has come to this address by another way has sent nothing, and sees the form.
  if (problem.code === 'method-not-allowed') return serialize(page)

  const byId = new Map(inForm.map((element) => [attribute(element, 'id') ?? '', element]))
  const { errors = {} } = answers ? problem.extra : {}
  const fields = form.fields.filter((name) => errors[name])
  if (fields.length > 0) {
    show(get(byId, formIds.summary))
    for (const name of fields) {
      const mistake = [words, form, name, errors[name] ?? 'invalid', answers?.[name]] as const
      showError(byId, name, errorAtField(...mistake))
      const line = errorLine(name, errorInSummary(...mistake))
      tree.appendChild(get(byId, formIds.summaryLines), line)
    }
  } else {
    show(get(byId, formIds.failure))
    const { retryAfter, reopens } = problem.extra
    const failure = { reason: reasonOf(problem, answers), retryAfter, reopens }
    setText(get(byId, formIds.failureTitle), failureTitle(words.failure, failure, words.failed))
    setText(
      get(byId, formIds.failureReason),
      failureInWords(words.failure, failure, { form, locale }),
    )
  }
  // What is folded away is seen where there is something to read or to correct in it.
  for (const element of inForm) {
    if (element.tagName === 'details' && hasSomething(element)) setAttribute(element, 'open', '')
  }
  const title = elements.find(({ tagName }) => tagName === 'title')
  if (title) setText(title, `${words.errors('prefix')} ${textOf(title)}`)
  return serialize(page)
}

function reasonOf(problem: Problem, answers: Answers | undefined): FailureReason {
  if (!answers) return 'back'
  return failureReasons.find((code) => code === problem.code) ?? 'other'
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
  }
}

function showError(byId: Map<string, Element>, name: string, message: string): void {
  removeAttribute(get(byId, errorId(name)), 'hidden')
  setText(get(byId, errorTextId(name)), message)
  const group = byId.get(groupId(name))
  const described = group ?? get(byId, fieldId(name))
  const hint = attribute(described, 'aria-describedby')
  setAttribute(described, 'aria-describedby', [hint, errorId(name)].filter(Boolean).join(' '))
  for (const element of group ? elementsIn(group) : [described]) {
    if (attribute(element, 'aria-invalid') !== undefined) {
      setAttribute(element, 'aria-invalid', 'true')
    }
  }
}

/** Returns whether anything within was answered, or is wrong. */
function hasSomething(fold: Element): boolean {
  return [...elementsIn(fold)].some((element) => {
    const value = attribute(element, 'value')
    const isChosen = attribute(element, 'checked') !== undefined
    const isTyped = element.tagName === 'input' && attribute(element, 'type') === 'text' && value
    return (isChosen && value) || isTyped || attribute(element, 'aria-invalid') === 'true'
  })
}

/** Shows what the page has ready, where browsers then begin to read. */
function show(element: Element): void {
  removeAttribute(element, 'hidden')
  setAttribute(element, 'autofocus', '')
}

function errorLine(name: string, text: string): Element {
  const line = tree.createElement('li', html.NS.HTML, [])
  const link = tree.createElement('a', html.NS.HTML, [{ name: 'href', value: `#${fieldId(name)}` }])
  tree.insertText(link, text)
  tree.appendChild(line, link)
  return line
}

function get(byId: Map<string, Element>, id: string): Element {
  const found = byId.get(id)
  if (!found) throw new Error(`The page of the form has nothing with the id ${id}`)
  return found
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
