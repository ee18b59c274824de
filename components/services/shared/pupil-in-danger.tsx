import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Accordion } from '@/components/ui/accordion'

const advice = ['danger', 'harm', 'report', 'school'] as const

/** Renders what somebody who teaches can do for a pupil who may be hurt by others. */
export function PupilInDanger() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Accordion summary={<h3>{t('alongside.teacher')}</h3>} id="pupil">
      {advice.map((one) => (
        <p key={one}>
          {t.rich(`alongside.${one}`, {
            azzurro: () => <HelplineLink id="telefono-azzurro" />,
            danger: () => <HelplineLink id="child-emergency" />,
            emergency: () => <HelplineLink id="emergency" />,
          })}
        </p>
      ))}
    </Accordion>
  )
}
