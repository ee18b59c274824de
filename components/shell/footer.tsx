import { useTranslations } from 'next-intl'
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
  const t = useTranslations('Footer')
  const { fiscalCode, runtsNumber } = identity
  const numbers = [
    runtsNumber && t('runts', { number: runtsNumber }),
    contacts.pec && t('pec', { address: contacts.pec }),
  ].filter(Boolean)
  return (
    <>
      <Helplines />
      <footer className={styles.footer}>
        <div className={styles.columns}>
          <Logo name={identity.shortName} />
          <FooterMenu />
          <FooterContacts />
        </div>
        <div className={styles.legal}>
          <p>
            {t.rich('copyright', {
              name: identity.name,
              year: () => <CurrentYear builtIn={new Date().getFullYear()} />,
            })}
          </p>
          <p>
            {t('address', {
              street: address.street,
              postalCode: address.postalCode,
              city: address.city,
              province: address.province,
            })}
          </p>
          <p>
            {t.rich('fiscalCode', { code: fiscalCode, it: italian })}
            {numbers.map((number) => ` · ${number}`)}{' '}
            <SampleTag sample={identity.sample || contacts.sample} />
          </p>
          <PolicyLinks />
        </div>
      </footer>
    </>
  )
}

function FooterMenu() {
  const t = useTranslations('Footer')
  const entries = [
    ...menuEntries(useTranslations('Menu')).flatMap(({ children, ...page }) => [page, ...children]),
    ...pageList.flatMap(({ path, footer }) => (footer ? [{ path, label: t(footer) }] : [])),
  ]
  return (
    <nav aria-label={t('pages')}>
      <h2 className={styles.heading}>{t('pages')}</h2>
      <div className={styles.lists}>
        <FooterList entries={entries.filter(({ path }) => !isService(path))} />
        <FooterList entries={entries.filter(({ path }) => isService(path))} />
      </div>
    </nav>
  )
}

const isService = (path: string) => path.startsWith('/services/')

function FooterList({ entries }: { entries: { path: string; label: string }[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <Link href={path}>{label}</Link>
        </li>
      ))}
    </ul>
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

function PolicyLinks() {
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
