import { useTranslations } from 'next-intl'
import { HelpNow } from '@/components/helplines/help-now'
import { HeaderVisibility } from './header-visibility'
import styles from './header.module.css'
import { HomeLink } from './home-link'
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
      <nav className={styles.name} aria-label={t('home')}>
        <HomeLink />
      </nav>
      <HeaderVisibility className={styles.header}>
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
