import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import type { contactSchema } from '../forms/contact'
import type { listeningDeskSchema } from '../forms/listening-desk'
import { localeCookie, locales } from '../i18n/locales'
import { cookiePolicy, privacyPolicy, trueParts, type Policy } from './policies'
import { policySchema } from './schemas/policies'
import { parseTextWithFacts } from './text-with-facts'

const policies: [string, Policy][] = [
  ['privacy', privacyPolicy],
  ['cookie', cookiePolicy],
]

function texts({ inShort, sections }: Policy) {
  return [
    ...inShort.map(({ text }) => text),
    ...sections.flatMap(({ paragraphs, list = [], closing = [] }) => [
      ...paragraphs,
      ...list,
      ...closing,
    ]),
  ]
}

function words(policy: Policy, locale: (typeof locales)[number]): string {
  return texts(policy)
    .map((text) => text[locale])
    .join('\n')
}

type Field = keyof z.infer<typeof contactSchema> | keyof z.infer<typeof listeningDeskSchema>

/** Boxes to tick, and what protects a form: nothing that somebody tells. */
type NoData = 'privacy' | 'consent' | 'fax' | 'submissionId' | 'token'

/** What the privacy policy calls what each field of a form asks for. */
const fieldsInPolicy: Record<Exclude<Field, NoData>, string> = {
  name: 'nome',
  email: 'email',
  message: 'messaggio',
  topics: 'temi',
  topicsOther: 'temi',
  day: 'giorno',
  dayOther: 'giorno',
  timeSlot: 'orario',
  timeSlotOther: 'orario',
  firstName: 'nome',
  lastName: 'cognome',
  contactBy: 'il modo in cui preferisci che ti contattiamo',
  phone: 'telefono',
  safeTimes: 'quando',
  visibleNumber: 'da che numero',
  sayWhoWeAre: 'senza rischi',
  leaveMessage: 'senza rischi',
  callName: 'senza rischi',
  ageBand: 'fascia d’età',
  gender: 'genere',
  zone: 'zona',
  workStatus: 'lavoro o studio',
  workStatusOther: 'lavoro o studio',
  locale: 'lingua della pagina',
}

describe('the privacy policy', () => {
  test.each(Object.entries(fieldsInPolicy))('says that the field %s is received', (_, word) => {
    const data = privacyPolicy.sections.find(({ id }) => id === 'data')
    expect(data?.list?.map(({ it }) => it).join('\n')).toContain(word)
  })

  test('has a section for everything that the law asks for', () => {
    expect(privacyPolicy.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'controller',
        'data',
        'purposes',
        'health-data',
        'readers',
        'processors',
        'retention',
        'automated-decisions',
        'security',
        'minors',
        'rights',
      ]),
    )
  })

  test.each(locales)('names processors, legal bases and authority in %s', (locale) => {
    const text = words(privacyPolicy, locale)
    for (const name of ['Resend', 'reCAPTCHA', 'Google', 'Garante', '{hosting}', '{mailbox}']) {
      expect(text).toContain(name)
    }
    expect(text).toMatch(/9(\.2\.a|\(2\)\(a\))/)
    expect(text).toMatch(/6(\.1\.b|\(1\)\(b\))/)
    expect(text).toMatch(/46\)[^]*45\)/)
    expect(text).toContain('https://www.garanteprivacy.it')
  })
})

describe.each(policies)('the %s policy', (_name, policy) => {
  test('says the same facts and links in every language', () => {
    expect(texts(policy).length).toBeGreaterThan(10)
    for (const text of texts(policy)) {
      const marks = locales.map((locale) =>
        parseTextWithFacts(text[locale])
          .flatMap((part) => {
            if (part.kind === 'fact') return part.fact
            return part.kind === 'link' ? part.href : []
          })
          .sort(),
      )
      expect(marks[1]).toEqual(marks[0])
      expect(marks[2]).toEqual(marks[0])
    }
  })

  test.each(locales)("sends nobody to Google's own terms in %s", (locale) => {
    expect(words(policy, locale)).not.toMatch(/policies\.google|google\.com\/(policies|terms)/i)
  })

  test('says one thing with Tag Manager and another without', () => {
    const aboutStatistics = (withTagManager: boolean) =>
      trueParts(policy.sections, withTagManager)
        .map(({ id }) => id)
        .filter((id) => id.includes('statistics'))
    expect(aboutStatistics(true)).toEqual(['statistics'])
    expect(aboutStatistics(false)).toEqual(['no-statistics'])
  })
})

describe('the cookie policy', () => {
  const stored = cookiePolicy.sections.flatMap((section) =>
    (section.stored ?? []).map((item) => ({ ...item, only: item.only ?? section.only })),
  )

  function names(withTagManager: boolean): string[] {
    return trueParts(stored, withTagManager).flatMap((item) => item.names)
  }

  test('has no two sections with one id', () => {
    const [section] = cookiePolicy.sections
    const { error } = policySchema.safeParse({ ...cookiePolicy, sections: [section, section] })
    expect(error?.message).toContain('due sezioni hanno lo stesso id.')
  })

  test('lists the language cookie with the time that it really lasts', () => {
    const cookie = stored.find((item) => item.names.includes(localeCookie.name))
    expect(cookie?.duration.it).toBe(`${localeCookie.maxAge / 24 / 60 / 60}\u00a0giorni`)
  })

  test('lists the cookies of consent and statistics only with Tag Manager', () => {
    expect(names(false)).toEqual([
      'NEXT_LOCALE',
      '_GRECAPTCHA',
      '_grecaptcha',
      'rc::a',
      'rc::f',
      'rc::b',
      'rc::c',
    ])
    expect(names(true)).toEqual(expect.arrayContaining(['cc_cookie', '_ga', '_ga_…']))
  })
})
