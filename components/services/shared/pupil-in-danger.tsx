import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Accordion } from '@/components/ui/accordion'
import { Link } from '@/lib/i18n/navigation'

const advice = ['danger', 'harm', 'report', 'school'] as const

type Props = {
  /** Where the page has asked already who it is about. */
  title?: string
}

/** Renders what somebody who teaches can do for a pupil who may be hurt by others. */
export function PupilInDanger({ title }: Props) {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Accordion summary={<h3>{title ?? t('alongside.teacher')}</h3>} id="pupil">
      {advice.map((one) => (
        <p key={one}>
          {t.rich(`alongside.${one}`, {
            azzurro: () => <HelplineLink id="telefono-azzurro" />,
            danger: () => <HelplineLink id="child-emergency" />,
            emergency: () => <HelplineLink id="emergency" />,
            ask: (words) => <Link href="/services/worried-about-someone#ask">{words}</Link>,
          })}
        </p>
      ))}
    </Accordion>
  )
}
