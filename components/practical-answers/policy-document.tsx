import { useLocale, useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import type { SceneName } from '@/components/illustrations/scenes'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Accordion } from '@/components/ui/accordion'
import { Card, Columns, Part, Section, Stack } from '@/components/ui/layout'
import { labelClass } from '@/components/ui/lists'
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

type Props = { path: PagePath; title: string; lead: string; scene: SceneName; policy: Policy }

/** Renders a policy's whole page: in short, a list of its sections, and the sections. */
export function PolicyDocument({ path, title, lead, scene, policy }: Props) {
  const t = useTranslations('PolicyDocument')
  const format = formatterFor(useLocale())
  const sections = trueParts(policy.sections)
  const { lastUpdated } = policy
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path={path} name={title} />}
        title={title}
        lead={lead}
        scene={<Scene name={scene} />}
        isTextOnPhone
      >
        <p>
          {t.rich('lastUpdated', {
            date: () => (
              <time dateTime={lastUpdated}>
                {format.dateTime(new Date(lastUpdated), { dateStyle: 'long' })}
              </time>
            ),
          })}
        </p>
      </PageHeader>
      <Section>
        <Stack gap="far">
          {policy.inShort.length > 0 && <InShort lines={policy.inShort} />}
          <Columns parts="aside">
            <Contents sections={sections} />
            <div>
              {sections.map((section) => (
                <PolicySection key={section.id} section={section} />
              ))}
            </div>
          </Columns>
        </Stack>
      </Section>
    </>
  )
}

type InShortProps = { lines: Policy['inShort'] }

function InShort({ lines }: InShortProps) {
  const t = useTranslations('PolicyDocument')
  return (
    <Panel tone="sand">
      <Part title={t('inShort')} gap="near" className={styles.inShort}>
        <ul>
          {trueParts(lines).map(({ text }) => (
            <li key={text.it}>
              <TextWithFacts text={text} />
            </li>
          ))}
        </ul>
      </Part>
    </Panel>
  )
}

type ContentsProps = { sections: PolicySectionContent[] }

/** Renders where to go in the page: folded on a phone, beside the text with the place marked where there is room. */
function Contents({ sections }: ContentsProps) {
  const t = useTranslations('PolicyDocument')
  const locale = useLocale()
  const list = (
    <ul className={styles.contentsList}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title[locale]}</a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <Accordion summary={t('contents')}>{list}</Accordion>
      <div className={styles.beside}>
        <p className={labelClass}>{t('contents')}</p>
        {list}
      </div>
    </nav>
  )
}

type SectionProps = { section: PolicySectionContent }

function PolicySection({ section }: SectionProps) {
  const locale = useLocale()
  const { id, title, paragraphs, list, stored, closing } = section
  return (
    <Part className={styles.section} id={id} title={title[locale]}>
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
      {stored && <StoredItems items={stored} />}
      {closing?.map((text) => (
        <p key={text.it}>
          <TextWithFacts text={text} />
        </p>
      ))}
    </Part>
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
