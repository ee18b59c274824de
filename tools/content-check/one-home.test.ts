import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readJsonFile } from './json-file'
import { contentFiles } from './read-site'
import { siteTexts } from './site-texts'

/**
 * What was once told in several versions, by the words that give a version away, and the only texts
 * that may tell it. A page that needs it shows its component; the e-mail to the staff and the error page, which
 * have no components of the site, say it in the same words.
 */
const facts: { name: string; says: RegExp; homes: string[] }[] = [
  {
    name: 'danger to one’s own life',
    says: /toglier\S* la vita|suicid|(?:ending|end) (?:your|their) life|quitar[mst]e la vida/i,
    homes: [
      'messages#.Danger.text',
      'content/helplines.json#.telefono-amico.purpose',
      'content/nearby-services.json#.de-leo-fund.purpose',
      'messages#.Helplines.say',
      'messages#.WhomToCall.danger',
      'messages#.ContactsPage.urgent',
      'messages#.WorriedPage.who.pupil.danger',
      'messages#.StaffEmail.danger',
      'messages#.WorriedPage.self',
      'messages#.WorriedPage.now.danger.tried',
      'messages#.WorriedPage.now.dying.if',
      'messages#.WorriedPage.talk.ask.first.question',
      'messages#.WorriedPage.who.child.text',
      'content/error-page.json#.emergency',
    ],
  },
  {
    name: 'under 16',
    says: /meno di 16|under 16|menos de 16/i,
    homes: ['messages#.UnderSixteenLine.question', 'content/audiences.json#.under-16.label'],
  },
  {
    name: '16 and 17',
    says: /16 (?:o|or|e|and|y) 17|tutti e due(?: i genitori)?, o|usually both parents|(?:el|los) de los dos/i,
    homes: [
      'messages#.UnderEighteen.title',
      'messages#.UnderEighteen.text',
      'messages#.UnderEighteen.lead',
      'messages#.PsychologicalServicesPage.minors.parents',
      'messages#.StaffEmail.mayBeMinor',
    ],
  },
  {
    name: 'limits of confidentiality',
    says: /pericolo grave|serious danger|peligro grave/i,
    homes: [
      'messages#.ConfidentialityLimits.text',
      'messages#.EducationalSupportPage.alongside.text',
    ],
  },
  {
    name: 'interpreters of the lines',
    says: /interpret|intérprete/i,
    homes: [
      'messages#.HelplineList.languages.interpreters',
      'messages#.Danger.text',
      'messages#.WhomToCall.all',
      'messages#.WorriedPage.now.then',
      'messages#.AccessFacts.facts.interpreter',
      'content/nearby-services.json#.arci-refugees.purpose',
    ],
  },
  {
    name: 'language of our meetings',
    says: /(?:sono|parla|speak|are|is|es|son|habla|hablamos) (?:in italiano|in Italian|en italiano)/i,
    homes: [
      'content/practical-answers.json#.languages.answer',
      'messages#.EventPage.language',
      'messages#.HomePage.lead',
      'messages#.ListeningDeskForm.contactByHint',
    ],
  },
  {
    name: 'reply time',
    says: /giorni lavorativi|working days|días laborables/i,
    homes: [
      'content/practical-answers.json#.reply-time.answer',
      'content/policies/accessibility-statement.json#.facts.accessibilityReply',
    ],
  },
  {
    name: 'what to do without a reply',
    says: /non disturbi|bothering us|no molestas/i,
    homes: ['messages#.ReplyTime.silence'],
  },
  {
    name: 'not about health',
    says: /sulla salute, tua|anyone’s health|la salud, tuya/i,
    homes: ['messages#.ContactForm.messageHint'],
  },
  {
    name: 'not about the health of others',
    says: /salute di altre persone|other people’s health|salud de otras personas/i,
    homes: ['messages#.ListeningDeskForm.messageHint'],
  },
]

/** Questions to the association are no texts of the site; entries say what their own day needs. */
const files = contentFiles('.').filter(
  (file) => !/^content\/(?:to-confirm\.json$|events\/|news\/|reviews\/)/.test(file),
)
const texts = siteTexts(
  Object.fromEntries(files.map((file) => [file, readJsonFile(readFileSync(file)).value])),
)
  .map((text) => ({ ...text, text: text.text.replaceAll('\u00a0', ' ') }))
  .filter(({ path }) => path.at(-1) !== 'source')
  // The languages of the words above: of another one these tests know nothing.
  .filter(({ locale }) => !locale || ['it', 'en', 'es'].includes(locale))

test.each(facts)('$name: told in one place', ({ says, homes }) => {
  const tellers = texts.filter(({ text }) => says.test(text)).map(({ id }) => id)
  expect([...new Set(tellers)].toSorted()).toEqual(homes.toSorted())
})

test('the error page and the e-mail to the staff name the danger in the words of the pages', () => {
  const danger =
    /(?:togliert?\S* la vita o di fart?\S* del male|ending \S+ life or hurting \S+|quitar\S+ la vida o en hacer\S* daño)/
  const saying = [
    'messages#.Danger.text',
    'messages#.StaffEmail.danger',
    'content/error-page.json#.emergency',
  ]
  const found = texts.filter(({ id }) => saying.includes(id))
  expect(found).toHaveLength(9)
  for (const { text } of found) expect(text).toMatch(danger)
})
