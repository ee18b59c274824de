import { describe, expect, test } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { parseRichText, richTextSchema } from './rich-text'

test('reads paragraphs, emphasis, lists and links', () => {
  expect(
    parseRichText(
      '<p>Ciao <strong>a <em>tutti</em></strong> &amp; a te.</p>\n<ul><li>uno</li> <li><a href="/contacts">due</a></li></ul>',
    ),
  ).toEqual({
    problems: [],
    content: [
      {
        tag: 'p',
        content: [
          'Ciao ',
          { tag: 'strong', content: ['a ', { tag: 'em', content: ['tutti'] }] },
          ' & a te.',
        ],
      },
      {
        tag: 'ul',
        content: [
          { tag: 'li', content: ['uno'] },
          { tag: 'li', content: [{ tag: 'a', href: '/contacts', content: ['due'] }] },
        ],
      },
    ],
  })
})

test.each([
  '<p>Meno di 3 < 5, più di 2 > 1, tu & io, perch&eacute; no</p>',
  '<ol><li>uno<ul><li>due</li></ul></li></ol>',
  '<p><a href="https://www.example.org/@chi?a=1&amp;b=2#c">sito</a></p>',
  "<p><a href='mailto:info@example.org'>posta</a> <a href=tel:+390700000000>telefono</a></p>",
])('takes %s', (html) => {
  expect(parseRichText(html).problems).toEqual([])
})

describe('says in one sentence what is wrong with', () => {
  const allowed = 'Si possono usare solo <p>, <strong>, <em>, <ul>, <ol>, <li> e <a href="…">.'
  const pairs = 'i tag vanno aperti e chiusi a coppie, l’uno dentro l’altro: controlla vicino a'
  const link =
    'non va bene. Scrivi una pagina del sito (/contacts) o un indirizzo che inizia con https://, mailto: o tel:.'

  test.each([
    ['<script>alert(1)</script>', `<script> non è ammesso. ${allowed}`],
    ['<p>x</p></div>', `</div> non è ammesso. ${allowed}`],
    ['<p>x<!-- nota --></p>', `i commenti e gli altri segni <!…> non sono ammessi. ${allowed}`],
    ['<p href="/contacts">x</p>', 'l’attributo href di <p> non è ammesso.'],
    [
      '<p><a href="/contacts" target="_blank">x</a></p>',
      'l’attributo target di <a> non è ammesso.',
    ],
    ['<p><a href="javascript:alert(1)">x</a></p>', `il link a «javascript:alert(1)» ${link}`],
    ['<p><a href="//example.org">x</a></p>', `il link a «//example.org» ${link}`],
    ['<p><a href="http://example.org">x</a></p>', `il link a «http://example.org» ${link}`],
    ['<p><a href="/contatti">x</a></p>', `il link a «/contatti» ${link}`],
    ['<p><a href="https://a@b.org">x</a></p>', `il link a «https://a@b.org» ${link}`],
    [
      '<p><a href="mailto:a@b.org?bcc=c@d.org">x</a></p>',
      `il link a «mailto:a@b.org?bcc=c@d.org» ${link}`,
    ],
    ['<p><a>x</a></p>', `il link a «» ${link}`],
    ['<p><strong>x</p>', `${pairs} </p>.`],
    ['<p><a href="/contacts">x <a href="/events">y</a></a></p>', `${pairs} <a>.`],
    ['Ciao', '«Ciao» deve stare in un paragrafo <p>…</p> o in un <li>…</li>.'],
    ['<em>Ciao</em>', '<em> deve stare in un paragrafo <p>…</p> o in un elenco.'],
    ['<ul><p>x</p></ul>', '<p> non può stare dentro <ul>.'],
    ['<p>&nbsp; </p>', '<p> è vuoto. Scrivi il testo, o togli il tag.'],
  ])('%s', (html, sentence) => {
    expect(parseRichText(html).problems).toEqual([sentence])
  })
})

test('fails the schema with every problem and its language', () => {
  const { error } = richTextSchema.safeParse(
    everyLanguage({ it: '<p id="a">x</p><p></p>', en: '<p>x</p>', es: '<b>x</b>' }),
  )
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['it', 'it', 'es'])
})
