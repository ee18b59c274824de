import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReopenConsent } from '@/components/consent/consent'
import { ContactList, SocialList } from '@/components/contact-links/contact-list'
import { Helplines } from '@/components/helplines/helplines'
import { italian } from '@/components/ui/italian'
import { NewTab } from '@/components/ui/links'
import { SampleTag } from '@/components/ui/sample-tag'
import { association, isTransparencyKnown } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import { pageList, type PagePath } from '@/lib/pages'
import { CurrentYear } from './current-year'
import styles from './footer.module.css'
import { Logo } from './logo'
import { menuEntries } from './menu-entries'

const { identity, address, contacts } = association

export function Footer() {
  return (
    <>
      <Helplines />
      <footer className={styles.footer}>
        <div className={styles.columns}>
          <Logo className={styles.logo} name={identity.shortName} />
          <FooterMenu />
          <FooterContacts />
        </div>
        <div className={styles.legal}>
          <Identity />
          <PolicyLinks />
        </div>
      </footer>
    </>
  )
}

/** Renders who the association is by law, which must stand on every page. */
function Identity() {
  const t = useTranslations('Footer')
  const { street, postalCode, city, province } = address
  const { fiscalCode, runtsNumber } = identity
  const facts = [
    t('address', { street, postalCode, city, province }),
    t.rich('fiscalCode', { code: fiscalCode, it: italian }),
    runtsNumber && t('runts', { number: runtsNumber }),
    contacts.pec && t('pec', { address: contacts.pec }),
  ].filter(Boolean)
  return (
    <p>
      {t.rich('copyright', {
        name: identity.name,
        year: () => <CurrentYear builtIn={new Date().getFullYear()} />,
      })}
      {facts.map((fact) => [' · ', fact])} <SampleTag sample={identity.sample || contacts.sample} />
    </p>
  )
}

/** Renders the pages of the menu in two lists, the services below the name of their page. */
function FooterMenu() {
  const t = useTranslations('Footer')
  const entries = menuEntries(useTranslations('Menu'))
  const services = entries.find(({ children }) => children.length > 0)
  const others = pageList.flatMap(({ path, footer }) =>
    footer ? [{ path, label: t(footer) }] : [],
  )
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <FooterList
        title={t('pages')}
        entries={[...entries.filter((entry) => entry !== services), ...others]}
      />
      {services && (
        <FooterList
          title={<Link href={services.path}>{services.label}</Link>}
          entries={services.children}
        />
      )}
    </nav>
  )
}

type FooterListProps = { title: ReactNode; entries: { path: string; label: string }[] }

function FooterList({ title, entries }: FooterListProps) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders the footer's column of ways to reach and to follow the association. */
function FooterContacts() {
  const t = useTranslations('Footer')
  return (
    <div className={styles.contacts}>
      <h2 className={styles.heading}>{t('contacts')}</h2>
      <ContactList hasHours={false} />
      <SocialList />
    </div>
  )
}

const policies = pageList.flatMap(({ path, policy }) =>
  policy && (path !== '/transparency' || isTransparencyKnown) ? [{ path, policy }] : [],
)

/** What one may want to read while a form is half filled. */
const besideForms: readonly PagePath[] = ['/privacy-policy', '/cookie-policy']

/** Renders what the law asks for; privacy and cookies stay beside a half-filled form. */
export function PolicyLinks() {
  const t = useTranslations('Footer')
  return (
    <ul className={styles.policies}>
      {policies.map(({ path, policy }) => (
        <li key={path}>
          {besideForms.includes(path) ? (
            <Link href={path} target="_blank">
              <NewTab>{t(policy)}</NewTab>
            </Link>
          ) : (
            <Link href={path}>{t(policy)}</Link>
          )}
        </li>
      ))}
      <ReopenConsent />
    </ul>
  )
}
