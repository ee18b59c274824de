import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { languageAttributes } from '@/lib/i18n/locales'

type Props = {
  title: 'filingTitle' | 'exemptTitle'
  steps: (
    | 'filingFind'
    | 'filingSign'
    | 'filingCode'
    | 'filingHelp'
    | 'exemptForm'
    | 'exemptEnvelope'
    | 'exemptHandIn'
  )[]
}

export function Steps({ title, steps }: Props) {
  const t = useTranslations('DonationsPage')
  return (
    <Accordion summary={<h3>{t(title)}</h3>} isOpen={title === 'filingTitle'}>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            {/* The words that stand on the Italian forms, in every language. */}
            {t.rich(step, { form: (words) => <span {...languageAttributes('it')}>{words}</span> })}
          </li>
        ))}
      </ol>
    </Accordion>
  )
}
