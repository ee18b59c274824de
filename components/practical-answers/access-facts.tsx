import { useLocale, useTranslations } from 'next-intl'
import type { z } from 'zod'
import { links } from '@/components/ui/links'
import { SampleTag } from '@/components/ui/sample-tag'
import { accessFacts, type accessSchema } from '@/lib/content/schemas/access'
import { formatterFor } from '@/lib/i18n/formats'

type Props = { access: z.infer<typeof accessSchema> }

/** What most people ask about. */
const mainFacts = ['stepFree', 'toilet', 'hearing'] as const

/** Renders what a place has for whoever needs it, what it has not, and that the rest is to be asked before coming. */
export function AccessFacts({ access }: Props) {
  const t = useTranslations('AccessFacts')
  const format = formatterFor(useLocale())
  const listOf = (answer: 'yes' | 'no' | 'ask') => {
    const facts = accessFacts.filter((fact) => answerOf(access, fact) === answer)
    const names = facts.map((fact) => t(`facts.${fact}`))
    return format.list(names, { type: answer === 'yes' ? 'conjunction' : 'disjunction' })
  }
  const [yes, no, ask] = [listOf('yes'), listOf('no'), listOf('ask')]
  const toContacts = links({ contacts: '/contacts' })
  const isLittleKnown = mainFacts.every((fact) => answerOf(access, fact) === 'ask')
  return (
    <>
      {yes && <p>{t('yes', { list: yes })}</p>}
      {no && <p>{t('no', { list: no })}</p>}
      {ask && (
        <p>
          {isLittleKnown
            ? t.rich('askAll', toContacts)
            : t.rich('ask', { list: ask, ...toContacts })}
        </p>
      )}
      {access?.sample && (
        <p>
          <SampleTag sample />
        </p>
      )}
    </>
  )
}

/** Returns what is known; what nobody has looked at is to be asked. */
function answerOf(access: Props['access'], fact: (typeof accessFacts)[number]) {
  return access?.[fact] ?? 'ask'
}
