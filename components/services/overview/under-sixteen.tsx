import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'

/** Renders what somebody under 16 can do, who may not use the listening desk's form. */
export function UnderSixteen() {
  const t = useTranslations('ServicesPage')
  return (
    <Section labelledBy="under-16-title" id="under-16">
      <Notice>
        <h2 id="under-16-title">{t('underSixteen.title')}</h2>
        <p>{t('underSixteen.text')}</p>
        <p>
          {t.rich('underSixteen.lines', { azzurro: () => <HelplineLink id="telefono-azzurro" /> })}
        </p>
        <p>
          {t.rich('underSixteen.unsafe', {
            danger: () => <HelplineLink id="child-emergency" />,
            emergency: () => <HelplineLink id="emergency" />,
          })}
        </p>
      </Notice>
    </Section>
  )
}
