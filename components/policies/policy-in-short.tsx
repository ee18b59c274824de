import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel'
import { trueParts, type Policy } from '@/lib/content/policies'
import { formatterFor } from '@/lib/i18n/formats'
import { PolicyText } from './policy-text'

type Props = Pick<Policy, 'inShort' | 'lastUpdated'>

export function PolicyInShort({ inShort, lastUpdated }: Props) {
  const t = useTranslations('PolicyDocument')
  const format = formatterFor(useLocale())
  return (
    <>
      {inShort.length > 0 && (
        <Panel>
          <h2>{t('inShort')}</h2>
          <ul>
            {trueParts(inShort).map(({ text }) => (
              <li key={text.it}>
                <PolicyText text={text} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p>
        {t.rich('lastUpdated', {
          date: () => (
            <time dateTime={lastUpdated}>
              {format.dateTime(new Date(lastUpdated), { dateStyle: 'long' })}
            </time>
          ),
        })}
      </p>
    </>
  )
}
