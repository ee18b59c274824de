import { useTranslations } from 'next-intl'
import { NearbyLink } from './nearby-link'
import { WhomToCall } from './whom-to-call'

/** Says what somebody under 16 can do, and whom to call: below the question, which is a heading. */
export function UnderSixteenLine() {
  const t = useTranslations('UnderSixteenLine')
  return (
    <>
      <p>{t('alone')}</p>
      <WhomToCall />
      <p>{t('text')}</p>
      <p>
        {t.rich('public', {
          where: (words) => <NearbyLink id="spazio-giovani">{words}</NearbyLink>,
        })}
      </p>
    </>
  )
}
