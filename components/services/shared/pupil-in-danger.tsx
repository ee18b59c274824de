import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Accordion } from '@/components/ui/accordion'

/** Renders what somebody who teaches can do for a pupil who may be hurt by others. */
export function PupilInDanger() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Accordion summary={<h3>{t('alongside.teacher')}</h3>}>
      <p>
        {t.rich('alongside.school', {
          azzurro: () => <HelplineLink id="telefono-azzurro" />,
          danger: () => <HelplineLink id="child-emergency" />,
          emergency: () => <HelplineLink id="emergency" />,
        })}
      </p>
    </Accordion>
  )
}
