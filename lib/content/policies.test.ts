import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import type { contactSchema } from '../forms/contact'
import type { listeningDeskSchema } from '../forms/listening-desk'
import { localeCookie, locales } from '../i18n/locales'
import { cookiePolicy, privacyPolicy, trueParts, type Policy } from './policies'
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
