import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { Accordion } from '@/components/ui/accordion'
import { Columns } from '@/components/ui/layout/columns'
import { PageHeader } from '@/components/ui/page-header'
import { Panel } from '@/components/ui/panel'
import { Section } from '@/components/ui/section'
import {
  trueParts,
  type Policy,
  type PolicySection as PolicySectionContent,
} from '@/lib/content/policies'
import { formatterFor } from '@/lib/i18n/formats'
import type { PagePath } from '@/lib/pages'
import styles from './policy-document.module.css'
import { PolicySection } from './policy-section'
import { PolicyText } from './policy-text'

type Props = { path: PagePath; title: string; lead: string; scene: ReactNode; policy: Policy }

/** Renders a policy's whole page: in short, a list of its sections, and the sections. */
export function PolicyDocument({ path, title, lead, scene, policy }: Props) {
  const sections = trueParts(policy.sections)
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path={path} name={title} />}
        title={title}
        lead={lead}
        scene={scene}
        size="spot"
      >
        <InShort inShort={policy.inShort} lastUpdated={policy.lastUpdated} />
      </PageHeader>
      <Section>
        <Columns parts="aside">
          <Contents sections={sections} />
          <div>
            {sections.map((section) => (
              <PolicySection key={section.id} section={section} />
            ))}
          </div>
        </Columns>
      </Section>
    </>
  )
}

type InShortProps = Pick<Policy, 'inShort' | 'lastUpdated'>

function InShort({ inShort, lastUpdated }: InShortProps) {
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

type ContentsProps = { sections: PolicySectionContent[] }

function Contents({ sections }: ContentsProps) {
  const t = useTranslations('PolicyDocument')
  const locale = useLocale()
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <Accordion summary={t('contents')}>
        <ul className={styles.contentsList}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title[locale]}</a>
            </li>
          ))}
        </ul>
      </Accordion>
    </nav>
  )
}
