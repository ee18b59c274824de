import { createTranslator } from 'next-intl'
import { Fragment, isValidElement, type ReactNode } from 'react'
import { jsx as reactJsx } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { withFallback } from '../with-fallback'

const italian = {
  title: 'Titolo',
  lead: 'Siamo a {city}.',
  people: 'Per {list}.',
  rich: 'Chiama <phone>il numero</phone> oppure <b>scrivi</b> da {city}',
  tagFirst: '<b>Scrivi</b> oppure <b>chiama</b>',
  count: '{count, plural, one {un posto} other {# posti}}',
}

function translator(english: object) {
  return createTranslator({ locale: 'en', messages: withFallback(english, italian) })
}

const missing = translator({})
const tags = {
  b: (words: ReactNode) => <b>{words}</b>,
  phone: (words: ReactNode) => <a href="tel:1">{words}</a>,
}

describe('an Italian text on a page in another language is marked as Italian', () => {
  test.each([
    ['alone', <h2 key="a">{missing('title')}</h2>, '<h2><span lang="it">Titolo</span></h2>'],
    [
      'beside other texts',
      <p key="a">
        {missing('title')} · {'Title'} <b>x</b>
      </p>,
      '<p><span lang="it">Titolo</span> · Title <b>x</b></p>',
    ],
    [
      'in a fragment, in a list',
      <Fragment key="a">
        {['a', 'b'].map((key) => (
          <li key={key}>{missing('title')}</li>
        ))}
      </Fragment>,
      '<li><span lang="it">Titolo</span></li><li><span lang="it">Titolo</span></li>',
    ],
    [
      'with an argument',
      <p key="a">{missing('lead', { city: 'Quartu' })}</p>,
      '<p><span lang="it">Siamo a Quartu.</span></p>',
    ],
    [
      'with a plural',
      <p key="a">{missing('count', { count: 2 })}</p>,
      '<p><span lang="it">2 posti</span></p>',
    ],
    [
      'as the argument of a translated text',
      <p key="a">{translator({ people: 'For {list}.' })('people', { list: missing('title') })}</p>,
      '<p>For <span lang="it">Titolo</span>.</p>',
    ],
    [
      'as the argument of another',
      <p key="a">{missing('people', { list: missing('title') })}</p>,
      '<p><span lang="it">Per Titolo.</span></p>',
    ],
    [
      'in a template',
      <p key="a">{`${missing('title')}: ${missing('title')}!`}</p>,
      '<p><span lang="it">Titolo</span>: <span lang="it">Titolo</span>!</p>',
    ],
    [
      'with tags',
      <p key="a">{missing.rich('rich', { ...tags, city: 'Quartu' })}</p>,
      '<p><span lang="it">Chiama <a href="tel:1">il numero</a> oppure <b>scrivi</b> da Quartu</span></p>',
    ],
    [
      'with tags, beside other texts',
      <p key="a">
        {missing.rich('tagFirst', tags)} <i>x</i> {missing('title')}
      </p>,
      '<p><span lang="it"><b>Scrivi</b> oppure <b>chiama</b></span> <i>x</i> <span lang="it">Titolo</span></p>',
    ],
    [
      'beneath a component',
      <Card key="a" title={missing('title')}>
        {missing('title')}
      </Card>,
      '<section><h2><span lang="it">Titolo</span></h2><span lang="it">Titolo</span></section>',
    ],
  ])('%s', (_, element, html) => {
    const complaints = vi.spyOn(console, 'error')
    expect(renderToStaticMarkup(element)).toBe(html)
    // Of keys, for example.
    expect(complaints).not.toHaveBeenCalled()
  })

  test('beneath a component that is compiled elsewhere', () => {
    const Foreign = ({ children }: { children?: ReactNode }) => reactJsx('i', { children })
    expect(renderToStaticMarkup(<Foreign>{missing('title')}</Foreign>)).toBe(
      '<i><span lang="it">Titolo</span></i>',
    )
  })
})

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

test('texts in the page’s own language stay as they are', () => {
  const t = translator({ ...italian, title: 'Title' })
  const element = <p className="x">{t('title')}</p>
  expect(renderToStaticMarkup(element)).toBe('<p class="x">Title</p>')
  expect(isValidElement(element) && element.props).toEqual({ className: 'x', children: 'Title' })
})
