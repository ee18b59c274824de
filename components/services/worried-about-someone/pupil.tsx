import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Accordion } from '@/components/ui/accordion'

const advice = ['danger', 'harm', 'report', 'school'] as const

/** Renders what somebody who teaches can do for a pupil who may be hurt by others. */
export function Pupil() {
  const t = useTranslations('WorriedPage')
  return (
    <Accordion summary={<h3>{t('who.pupil.title')}</h3>}>
      {advice.map((one) => (
        <p key={one}>
          {t.rich(`who.pupil.${one}`, {
            azzurro: () => <HelplineLink id="telefono-azzurro" />,
            danger: () => <HelplineLink id="child-emergency" />,
            emergency: () => <HelplineLink id="emergency" />,
            ask: (words) => <a href="#ask">{words}</a>,
          })}
        </p>
      ))}
    </Accordion>
  )
}
