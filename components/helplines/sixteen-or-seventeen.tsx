import { useTranslations } from 'next-intl'
import { HelplineLink } from './helpline-link'

/** Says to those of 16 and 17 who must agree and what parents are told, in the words of the desk's form. */
export function SixteenOrSeventeen() {
  const t = useTranslations('ListeningDeskForm')
  return (
    <>
      {t('minors.title')}{' '}
      {t.rich('minors.text', { azzurro: () => <HelplineLink id="telefono-azzurro" /> })}
    </>
  )
}
