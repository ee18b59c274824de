import { useTranslations } from 'next-intl'
import { HelplineRows } from './helpline-rows'

/**
 * Says which number is for whom, by what has happened: whoever is under 18 can tell them apart. The one
 * text for it, as every fact has one: docs/decisions/0026.
 */
export function WhomToCall() {
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
