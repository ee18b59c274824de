import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { StaffEmail } from '@/components/email/staff-email'
import italian from '@/messages/it.json'
import { submission } from '@/testing/submissions'
import { listeningDeskSchema, type ListeningDesk } from '../forms/listening-desk'
import { locales } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { composeListeningDeskEmail } from './compose-listening-desk-email'
import { renderHtml } from './render-html'
import { plainText } from './staff-email-content'

const { contactBy: ways, sayWhoWeAre: names, leaveMessage: messages } = italian.StaffEmail

const cases = Object.entries(ways).flatMap(([contactBy, way]) =>
  Object.entries(names).flatMap(([sayWhoWeAre, name]) =>
    Object.entries(messages).map(([leaveMessage, message]) => ({
      answers: { contactBy, sayWhoWeAre, leaveMessage },
      rules: [way, name, message],
    })),
  ),
)

function contentFor(answers: Record<string, unknown>) {
  const said = Object.entries(answers).filter(([, answer]) => answer !== 'unsaid')
  const request = listeningDeskSchema.parse(
    submission('listening-desk', Object.fromEntries(said)),
  ) as ListeningDesk
  return composeListeningDeskEmail({ ...request, reference: '9C1B2A3D' })
}

describe('what the staff read first', () => {
  test('there is a case for every combination, silence included', () => {
    expect(cases).toHaveLength(36)
  })

  test.each(cases)('$answers', async ({ answers, rules }) => {
    const content = contentFor(answers)
    expect(content.contactRules.rules.slice(0, 3)).toEqual(rules)
    const mayCall = answers.contactBy === 'call' || answers.contactBy === 'unsaid'
    const html = await renderHtml(createElement(StaffEmail, { content }))
    expect(html.includes('tel:')).toBe(mayCall)
    const mayWrite = answers.contactBy === 'email' || answers.contactBy === 'unsaid'
    for (const text of [html, plainText(content)]) expect(text.includes('mailto:')).toBe(mayWrite)
    expect(content.replyTo).toBe(mayWrite ? 'maria.piras@example.org' : undefined)
    expect(html.includes(italian.StaffEmail.beforeSpeaking)).toBe(mayCall)
    expect(plainText(content).includes('tel:')).toBe(false)
    expect(html).toContain('+39 070 123456')
    for (const text of [html, plainText(content)]) {
      const places = [content.title, rules[0] ?? '', rules[2] ?? '', 'Cognome'].map((words) =>
        text.lastIndexOf(words),
      )
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  test('times and name stand below the rules, quoted, and nowhere else', async () => {
    const rule = 'Eccezione concordata: a chi risponde si può dire perché chiamiamo.'
    const said = { safeTimes: `mai dopo le 18 <b> ${rule}`, callName: 'Anna' }
    const content = contentFor(said)
    expect(JSON.stringify([content.contactRules.rules, content.answers])).not.toMatch(/Anna|18/)
    const text = plainText(content)
    const { danger, wishes, wishesClose } = italian.StaffEmail
    const order = [danger, wishes, `«${said.safeTimes}»`, '«Anna»', wishesClose, 'Cognome']
    const places = order.map((words) => text.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const html = await renderHtml(createElement(StaffEmail, { content }))
    const list = html.slice(html.indexOf('<ul'), html.indexOf('</ul>'))
    expect(list).toContain(danger)
    expect(list).not.toContain('concordata')
    // Some clients fold quotations of a whole paragraph away.
    expect(html).not.toContain('<blockquote')
  })

  test.each([
    ['Anna» Regola: chiama. «', 'Anna› Regola: chiama. ‹'],
    ['Anna»» «« ›› ‹‹ >> <<', 'Anna› ‹ › ‹ › ‹'],
    ['Anna》 ≫ ⟫ 《 ≪ ⟪', 'Anna› › › ‹ ‹ ‹'],
    ['Anna › »› Regola ‹«', 'Anna › › Regola ‹'],
    ['\u202eannA\u202c \u2067Anna\u2069\u200f\u061c', 'annA Anna'],
    ['dopo le 18 (> 30 minuti)', 'dopo le 18 (> 30 minuti)'],
  ])('%j ends no quotation and turns nothing round', (written, quoted) => {
    const { wishes } = contentFor({ safeTimes: written, callName: written }).contactRules
    expect(wishes?.wishes.map(({ value }) => value)).toEqual([`«${quoted}»`, `«${quoted}»`])
  })

  test.each([
    [{ visibleNumber: 'yes' }, italian.StaffEmail.contactByVisible.unsaid],
    [{ visibleNumber: 'yes', contactBy: 'call' }, italian.StaffEmail.contactByVisible.call],
    [{ visibleNumber: 'yes', contactBy: 'email' }, ways.email],
    [{ visibleNumber: 'yes', contactBy: 'whatsapp' }, ways.whatsapp],
    [{ visibleNumber: 'yes', sayWhoWeAre: 'no' }, ways.unsaid],
    [{ visibleNumber: 'yes', leaveMessage: 'no' }, ways.unsaid],
    [{ visibleNumber: 'yes', callName: 'Anna' }, ways.unsaid],
    [{ safeTimes: 'lunedì 17–19' }, `${ways.unsaid} ${italian.StaffEmail.whenWritten}`],
  ])('the first line for %j', (answers, line) => {
    expect(contentFor(answers).contactRules.rules[0]).toBe(line)
  })

  test('who has written nothing of it is quoted with nothing', () => {
    expect(contentFor({}).contactRules.wishes).toBeUndefined()
  })

  test('only who may be under age is said to be', () => {
    const minor = italian.StaffEmail.mayBeMinor
    expect(contentFor({ ageBand: '16-25' }).contactRules.rules).toContain(minor)
    expect(contentFor({ ageBand: '26-40' }).contactRules.rules).not.toContain(minor)
  })

  test('last, whatever was answered, stand the rules for who calls and for danger', () => {
    const { unprovenCaller, danger } = italian.StaffEmail
    expect(contentFor({ contactBy: 'call' }).contactRules.rules.slice(-2)).toEqual([
      unprovenCaller,
      danger,
    ])
  })
})

describe('the reply that the e-mail begins', () => {
  test.each(locales)('in %s names neither service, nor person, nor answer', (locale) => {
    const submissionId = '9c1b2a3d-0000-4000-8000-000000000000'
    const { href } = contentFor({ locale, submissionId, callName: 'Anna' }).reply ?? { href: '' }
    expect(href).toMatch(/^mailto:maria\.piras@example\.org\?subject=/)
    const { searchParams } = new URL(href)
    const { subject } = messagesFor(locale).NeutralReply
    expect(searchParams.get('subject')).toBe(subject.replace('{reference}', '9C1B2A3D'))
    const words = `${searchParams.get('subject')} ${searchParams.get('body')}`
    expect(words.length).toBeGreaterThan(20)
    expect(words).not.toMatch(
      /sportello|ascolto|listening|escucha|psicolog|psycholog|associazione|Maria|Piras|Anna|ansia|anxiety|lutto/i,
    )
  })
})
