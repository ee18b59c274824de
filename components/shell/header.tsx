import { useTranslations } from 'next-intl'
import { Logo } from '@/components/brand/logo'
import { HelpNow } from '@/components/helplines/help-now'
import { association } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import { HeaderVisibility } from './header-visibility'
import styles from './header.module.css'
import { LanguageSelector } from './language-selector'
import { MainMenu } from './main-menu'
import { menuEntries } from './menu-entries'
import { MenuHelp } from './menu-help'
import { SideMenu } from './side-menu'

export function Header() {
  const t = useTranslations('Header')
  const menu = useTranslations('Menu')
  const entries = menuEntries(menu)

  return (
    <>
      {/* Who listens hears it as the name of the link to the home page. */}
      <p className={styles.name} aria-hidden="true">
        {association.identity.shortName}
      </p>
      <HeaderVisibility className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.home} href="/">
            <Logo className={styles.logo} name={association.identity.shortName} />
            <span className="visually-hidden">{t('home')}</span>
          </Link>
          <nav className={styles.menu} aria-label={t('menu')}>
            <MainMenu entries={entries} submenuLabel={menu('openServices')} layout="bar" />
          </nav>
          <HelpNow />
          <LanguageSelector label={t('language')} />
          <SideMenu
            entries={entries}
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
