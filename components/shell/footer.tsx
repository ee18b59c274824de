import { useTranslations } from 'next-intl'
import { Helplines } from '@/components/helplines/helplines'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/records'
import { CurrentYear } from './current-year'
import { FooterContacts } from './footer-contacts'
import { FooterMenu } from './footer-menu'
import styles from './footer.module.css'
import { Logo } from './logo'
import { PolicyLinks } from './policy-links'

const { identity, address, contacts } = association

export function Footer() {
  const t = useTranslations('Footer')
  const { fiscalCode, runtsNumber } = identity
  const numbers = [
    t('fiscalCode', { code: fiscalCode }),
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
            {numbers.join(' · ')} <SampleTag sample={identity.sample || contacts.sample} />
          </p>
          <PolicyLinks />
        </div>
      </footer>
    </>
  )
}
