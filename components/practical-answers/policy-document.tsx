import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Accordion } from '@/components/ui/accordion'
import { Card, Columns, Prose, Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { Panel } from '@/components/ui/panel'
import {
  type Policy,
  type PolicySection as PolicySectionContent,
  type StoredItem,
  trueParts,
} from '@/lib/content/policies'
import { formatterFor } from '@/lib/i18n/formats'
import type { PagePath } from '@/lib/pages'
import styles from './policy-document.module.css'
import { TextWithFacts } from './text-with-facts'

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
                <TextWithFacts text={text} />
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

type SectionProps = { section: PolicySectionContent }

function PolicySection({ section }: SectionProps) {
  const locale = useLocale()
  const { id, title, paragraphs, list, stored, closing } = section
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <Prose>
        <h2 id={`${id}-title`}>{title[locale]}</h2>
        {paragraphs.map((text) => (
          <p key={text.it}>
            <TextWithFacts text={text} />
          </p>
        ))}
        {list && (
          <ul>
            {list.map((text) => (
              <li key={text.it}>
                <TextWithFacts text={text} />
              </li>
            ))}
          </ul>
        )}
      </Prose>
      {stored && <StoredItems items={stored} />}
      {closing && (
        <Prose>
          {closing.map((text) => (
            <p key={text.it}>
              <TextWithFacts text={text} />
            </p>
          ))}
        </Prose>
      )}
    </section>
  )
}

type StoredItemsProps = { items: StoredItem[] }

/** Renders what the site keeps in a browser, each thing with its purpose, where it is and how long it stays: whose it is, the section says. */
function StoredItems({ items }: StoredItemsProps) {
  const t = useTranslations('StoredItems')
  const locale = useLocale()
  return (
    <ul className={styles.items}>
      {trueParts(items).map(({ names, kind, purpose, duration }) => (
        <Card as="li" key={names.join()} className={styles.item}>
          <h3 className={styles.names} translate="no">
            {names.join(', ')}
          </h3>
          <p>{purpose[locale]}</p>
          <p className={styles.kept}>
            {t(`kinds.${kind}`)} · {duration[locale]}
          </p>
        </Card>
      ))}
    </ul>
  )
}
