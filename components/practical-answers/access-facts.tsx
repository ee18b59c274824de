import { useLocale, useTranslations } from 'next-intl'
import type { z } from 'zod'
import { Accordion } from '@/components/ui/accordion'
import { SampleTag } from '@/components/ui/sample-tag'
import { accessFacts, type accessSchema } from '@/lib/content/schemas/access'
import { formatterFor } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'

type Props = { access: z.infer<typeof accessSchema> }

/** Renders, folded, what a place has for whoever needs it, what it has not, and what to ask before coming. */
export function AccessAccordion({ access }: Props) {
  const t = useTranslations('AccessFacts')
  return (
    <Accordion id="access" summary={t('title')}>
      <AccessFacts access={access} />
    </Accordion>
  )
}

/** Renders the same for a page where it stands open. */
export function AccessFacts({ access }: Props) {
  const t = useTranslations('AccessFacts')
  const format = formatterFor(useLocale())
  const listOf = (answer: 'yes' | 'no' | 'ask') => {
    // What nobody has looked at is to be asked.
    const facts = accessFacts.filter((fact) => (access?.[fact] ?? 'ask') === answer)
    const names = facts.map((fact) => t(`facts.${fact}`))
    return format.list(names, { type: answer === 'ask' ? 'disjunction' : 'conjunction' })
  }
  const [yes, no, ask] = [listOf('yes'), listOf('no'), listOf('ask')]
  return (
    <>
      {yes && <p>{t('yes', { list: yes })}</p>}
      {no && <p>{t('no', { list: no })}</p>}
      {ask && (
        <p>
          {t.rich('ask', {
            list: ask,
            contacts: (words) => <Link href="/contacts">{words}</Link>,
          })}
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
