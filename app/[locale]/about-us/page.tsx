import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { OurPlacePicture, type OurPlaceView } from '@/components/illustrations/photograph'
import { Scene } from '@/components/illustrations/scene'
import { ConfidentialityInShort } from '@/components/practical-answers/text-with-facts'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { italian } from '@/components/ui/italian'
import { Columns, Part, Section } from '@/components/ui/layout'
import { ArrowLinks, View, Views } from '@/components/ui/lists'
import { PageHeader } from '@/components/ui/page-header'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { association, isTransparencyKnown } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import styles from './page.module.css'

const { address, identity } = association

export function generateMetadata() {
  return translatedMetadata('/about-us')
}

export default function AboutUsPage() {
  const t = useTranslations('AboutUsPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/about-us" />}
        title={t('title')}
        lead={t('lead', { since: String(identity.activeSince) })}
        scene={<Scene name="about-us" />}
      >
        <CallButton />
        <ArrowLinks links={[{ href: '#our-place', text: t('ourPlace.title') }]} />
      </PageHeader>
      <WhatWeDo />
      <OurPlace />
      <HowWeWork />
    </>
  )
}

function WhatWeDo() {
  const t = useTranslations('AboutUsPage')
  const home = useTranslations('HomePage')
  return (
    <Section>
      <Columns parts="1:2">
        <IdentityCard />
        <Part title={t('whatTitle')}>
          <p>{t('whatListening', { city: address.city })}</p>
          <p>{t('whatPeople')}</p>
          <ArrowLinks links={[{ href: '/services', text: home('servicesAll') }]} />
        </Part>
      </Columns>
    </Section>
  )
}

/** Renders who coordinates the association, what kind of association it is, and where anybody can check that. */
function IdentityCard() {
  const t = useTranslations('AboutUsPage')
  const footer = useTranslations('Footer')
  return (
    <Panel tone="sand">
      <dl className={styles.facts}>
        <div>
          <dt>{t('coordinator')}</dt>
          <dd>
            {identity.coordinator} <SampleTag sample={identity.sample} />
          </dd>
        </div>
        <div>
          <dt>{t('kind')}</dt>
          <dd>{t.rich('kindText', { it: italian })}</dd>
        </div>
        {identity.runtsNumber && (
          <div>
            <dt>{t('register')}</dt>
            <dd>
              {t('registerText', { number: identity.runtsNumber })}{' '}
              <SampleTag sample={identity.sample} />
              {isTransparencyKnown && (
                <>
                  <br />
                  <Link href="/transparency">{footer('transparency')}</Link>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}

const views: OurPlaceView[] = ['door', 'room', 'hands']

/** Renders our place in three pictures, each with a few words, and where to read how to come. */
function OurPlace() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section title={t('ourPlace.title')} id="our-place">
      <Views>
        {views.map((view) => (
          <View key={view} picture={<OurPlacePicture view={view} />}>
            <p>{t(`ourPlace.${view}`)}</p>
          </View>
        ))}
      </Views>
      <ArrowLinks links={[{ href: '/before-you-come', text: t('ourPlace.link') }]} />
    </Section>
  )
}

const ways = ['listen', 'plain', 'decide'] as const

function HowWeWork() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section title={t('howTitle')} gap="far" isBand>
      <div className={styles.points}>
        <ul>
          {ways.map((way) => (
            <li key={way}>
              <h3>{t(`how.${way}.title`)}</h3>
              <p>{t(`how.${way}.text`)}</p>
            </li>
          ))}
          <li>
            <h3>{t('how.private')}</h3>
            <p>
              <ConfidentialityInShort />
            </p>
          </li>
        </ul>
      </div>
    </Section>
  )
}
