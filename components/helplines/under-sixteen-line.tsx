import { useTranslations } from 'next-intl'
import { WhomToCall } from './whom-to-call'

type Props = {
  /** Where the question is already a heading. */
  isAsked?: boolean
}

/** Says what somebody under 16 can do, and whom to call. */
export function UnderSixteenLine({ isAsked }: Props) {
  const t = useTranslations('UnderSixteenLine')
  return (
    <>
      <p>
        {isAsked || t('question')} {t('alone')}
      </p>
      <WhomToCall />
      <p>{t('text')}</p>
    </>
  )
}
