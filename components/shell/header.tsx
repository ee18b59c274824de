import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/contact-links'
import { HelpNow } from '@/components/helplines/help-now'
import { PhoneNow } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon'
import { rowClass, RowContent } from '@/components/ui/row-content'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import { HeaderVisibility } from './header-visibility'
import styles from './header.module.css'
import { LanguageSelector } from './language-selector'
import { Logo } from './logo'
import { MainMenu } from './main-menu'
import { menuEntries } from './menu-entries'
import { SideMenu } from './side-menu'

export function Header() {
  const t = useTranslations('Header')
  const menu = useTranslations('Menu')
  const entries = menuEntries(menu)

  return (
    <>
      <nav className={styles.name} aria-label={t('home')}>
        <HomeLink />
      </nav>
      <HeaderVisibility>
        <div className={styles.bar}>
          <HomeLink className={styles.home} />
          <nav className={styles.menu} aria-label={t('menu')}>
            <MainMenu entries={entries} submenuLabel={menu('openServices')} layout="bar" />
          </nav>
          <HelpNow />
          <LanguageSelector label={t('language')} />
          <SideMenu
            entries={entries}
            home={<HomeLink />}
            labels={{
              open: t('openMenu'),
              close: t('closeMenu'),
              menu: t('menu'),
            }}
          >
            <MenuHelp />
          </SideMenu>
        </div>
      </HeaderVisibility>
    </>
  )
}

/** Renders the mark and the name of the association, which lead to the home page. */
function HomeLink({ className = '' }: { className?: string }) {
  const t = useTranslations('Header')
  return (
    <Link className={`${styles.homeLink} ${className}`} href="/">
      <Logo className={styles.logo} name={association.identity.shortName} />
      <span className="visually-hidden">{t('home')}</span>
    </Link>
  )
}

/** Renders the ways to help at the foot of the side menu: the helplines, and our own number. */
function MenuHelp() {
  const locale = useLocale()
  const help = useTranslations('HelpNow')
  const call = useTranslations('CallButton')
  const { phone } = association.contacts
  return (
    <div className={styles.help}>
      <a className={rowClass} href="#helplines">
        <Icon name="alert" />
        <RowContent title={help('label')} detail={help('numbers')} />
      </a>
      <PhoneLink className={rowClass}>
        <Icon name="phone" />
        <RowContent
          title={call('label', { number: formatPhone(phone, locale) })}
          detail={<PhoneNow />}
        />
      </PhoneLink>
    </div>
  )
}
