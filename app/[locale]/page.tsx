import { useLocale, useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { EventCard } from '@/components/events/event-card'
import { HelpInFull } from '@/components/helplines/helplines'
import { Photograph, PhotographOrScene } from '@/components/illustrations/photograph'
import { Scene } from '@/components/illustrations/scene'
import { NewsList } from '@/components/news/news-list'
import { ConfidentialityInShort } from '@/components/practical-answers/text-with-facts'
import { StructuredData } from '@/components/shell/structured-data'
import { Accordion } from '@/components/ui/accordion'
import { Part, Section, Stack } from '@/components/ui/layout'
import { ButtonLink } from '@/components/ui/links'
import { ArrowLinks } from '@/components/ui/lists'
import { PageHeader } from '@/components/ui/page-header'
import { Statement } from '@/components/ui/statement'
import { events } from '@/lib/content/events'
import { news } from '@/lib/content/news'
import { association, pictures } from '@/lib/content/records'
import { reviews } from '@/lib/content/reviews'
import { reviewsShown } from '@/lib/content/schemas/reviews'
import { lastEnd, upcomingEvents } from '@/lib/events/upcoming-and-past'
import { organizationData, websiteData } from '@/lib/seo/organization-data'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import { shownBetween } from '@/lib/time/shown-between'
import { Chooser } from './chooser'
import styles from './page.module.css'

const { identity, address } = association

export function generateMetadata() {
  return translatedMetadata('/')
}

/** Renders the home page, its parts in the order that docs/decisions/0005 gives reasons for. */
export default function HomePage() {
  const locale = useLocale()
  return (
    <>
      <StructuredData data={websiteData(locale)} />
      <StructuredData data={organizationData(locale)} />
      <Hero />
      <Chooser />
      <Discretion />
      <Section>
        <Stack gap="far">
          <NextEvent />
          <NewestNews />
        </Stack>
      </Section>
      <About />
      <Reviews />
      <SampleNotice />
      <HelpInFull />
    </>
  )
}

/** Renders who we are, in one sentence, and where: a photograph of the content, or the lagoon. */
function Hero() {
  const t = useTranslations('HomePage')
  return (
    <PageHeader
      title={t('title')}
      lead={t('lead', { city: address.city })}
      size={pictures.home ? 'room' : 'panorama'}
      scene={
        pictures.home ? (
          <Photograph picture={pictures.home} sizes="(width >= 72rem) 50vw, 100vw" priority />
        ) : (
          <Scene name="panorama" />
        )
      }
    >
      <CallButton>
        <ButtonLink href="/services/listening-desk#request">{t('ask')}</ButtonLink>
      </CallButton>
    </PageHeader>
  )
}

/** Says what everybody asks before they speak: who will know of it. */
function Discretion() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Statement title={t('privacy.title')} scene={<Scene name="night" />}>
      <p>
        <ConfidentialityInShort />
      </p>
    </Statement>
  )
}

/** Renders the next event on the day of reading: the others wait, for when it is over. */
function NextEvent() {
  const t = useTranslations('HomePage')
  const upcoming = upcomingEvents(events, new Date()).slice(0, 3)
  if (upcoming.length === 0) return null
  return (
    <div {...shownBetween(undefined, lastEnd(upcoming))}>
      <Part title={t('eventsTitle')}>
        {upcoming.map((event, index) => (
          <EventCard
            key={event.id}
            event={event}
            from={lastEnd(upcoming.slice(0, index))}
            isInTeaser
          />
        ))}
        <ArrowLinks links={[{ href: '/events', text: t('eventsAll') }]} />
      </Part>
    </div>
  )
}

/** How many are on the home page; the others have a page of their own. */
const newsShown = 3

function NewestNews() {
  const t = useTranslations('HomePage')
  if (news.length === 0) return null
  return (
    <Part title={t('newsTitle')} isBeside className={styles.news}>
      <NewsList news={news.slice(0, newsShown)} headings="h3" isInTeaser />
      {news.length > newsShown && <ArrowLinks links={[{ href: '/news', text: t('newsAll') }]} />}
    </Part>
  )
}

/** Renders who we are, below a motto, beside a picture that reaches the page's edge. */
function About() {
  const t = useTranslations('HomePage')
  return (
    <section className={styles.about}>
      <div className={styles.picture}>
        <PhotographOrScene
          picture={pictures['about-us']}
          scene="street"
          sizes="(width >= 48rem) 40vw, 100vw"
        />
      </div>
      <Part title={t('aboutTitle')} className={styles.words}>
        <figure className={styles.quote}>
          <blockquote>
            <p>{t('quote')}</p>
          </blockquote>
          <figcaption>{t('quoteAuthor')}</figcaption>
        </figure>
        <p>{t('aboutText', { since: String(identity.activeSince) })}</p>
        <ArrowLinks links={[{ href: '/about-us', text: t('aboutMore') }]} />
      </Part>
    </section>
  )
}

/** How many are in view; the others are one press away. */
const reviewsInView = 3

function Reviews() {
  const t = useTranslations('HomePage')
  const more = reviews.slice(reviewsInView, reviewsShown)
  if (reviews.length === 0) return null
  return (
    <Section title={t('reviewsTitle')}>
      <ReviewList shown={reviews.slice(0, reviewsInView)} />
      {more.length > 0 && (
        <Accordion summary={t('reviewsMore', { count: more.length })}>
          <ReviewList shown={more} />
        </Accordion>
      )}
    </Section>
  )
}

function ReviewList({ shown }: { shown: typeof reviews }) {
  const locale = useLocale()
  return (
    <ul className={styles.reviews}>
      {shown.map(({ id, text, name }) => (
        <li key={id} className={styles.review}>
          <figure>
            <blockquote>
              <p>{text[locale]}</p>
            </blockquote>
            <figcaption className={styles.reviewer}>
              <bdi>{name}</bdi>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

const hasSamples = [...reviews, ...news, ...events].some(({ sample }) => sample)

/** Says openly, once for the page, that some of its records are still invented. */
function SampleNotice() {
  const t = useTranslations('SampleTag')
  return hasSamples && <p className={styles.samples}>{t('page')}</p>
}
