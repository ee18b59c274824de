import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { italian } from '@/components/ui/italian'
import { links } from '@/components/ui/links'
import { nearbyPage, nearbyServicesFor } from '@/lib/content/nearby-services'
import { localizedPath } from '@/lib/i18n/localized-path'
import { HelplineLink } from './helpline-link'
import { HelplineRows } from './helpline-row'
import { NearbyServices } from './nearby-services'

const forYoungPeople = 'spazio-giovani'

/** Says what somebody under 16 can do, and whom to call: below the question, which is a heading. */
export function UnderSixteenLine() {
  const t = useTranslations('UnderSixteenLine')
  // Once somebody has checked its number, it is in the list of services nearby.
  const isListed = nearbyServicesFor('under-16').some(({ id }) => id === forYoungPeople)
  return (
    <>
      <p>{t('alone')}</p>
      <WhomToCall />
      <p>{t('text')}</p>
      {!isListed && (
        <p>
          {t.rich('public', {
            it: italian,
            ...links({ where: nearbyPage(forYoungPeople) }),
          })}
        </p>
      )}
      <NearbyServices reason="under-16" />
    </>
  )
}

/**
 * Says which number is for whom, by what has happened: whoever is under 18 can tell them apart. The one
 * text for it, as every fact has one: docs/decisions/0026.
 */
function WhomToCall() {
  const t = useTranslations('WhomToCall')
  return (
    <>
      <HelplineRows
        lines={[
          { id: 'emergency', question: t('danger') },
          { id: 'child-emergency', question: t('harm') },
          { id: 'telefono-azzurro', question: t('talk') },
        ]}
      />
      <p>{t('all')}</p>
    </>
  )
}

/** Renders the way to what somebody under 16 can do. It loads the page anew: only then does the browser know the place. */
export function UnderSixteenLink() {
  const t = useTranslations('UnderSixteenLine')
  return <a href={`${localizedPath('/services', useLocale())}#under-16`}>{t('question')}</a>
}

/**
 * Says beside the promise to tell nobody that parents usually know, and leads to the rest: without it the
 * promise would not hold for those of 16 and 17.
 */
export function UnderEighteenLink() {
  const t = useTranslations('UnderEighteen')
  return t.rich('lead', links({ minors: '#under-eighteen' }))
}

/** Says to those of 16 and 17, and to nobody older, who must agree and what parents are told. */
export function UnderEighteen() {
  const t = useTranslations('UnderEighteen')
  return (
    <Accordion summary={t('title')} id="under-eighteen">
      <p>
        {t.rich('text', {
          azzurro: () => <HelplineLink id="telefono-azzurro" />,
          danger: () => <HelplineLink id="child-emergency" />,
        })}
      </p>
    </Accordion>
  )
}
