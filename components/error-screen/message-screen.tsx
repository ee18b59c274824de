import type { ReactNode } from 'react'
import { ButtonRow } from '@/components/ui/button'
import { languageAttributes, type Locale } from '@/lib/i18n/locales'
import styles from './message-screen.module.css'

type Props = {
  lang: Locale
  /** Tag of the title. */
  heading?: 'h1' | 'h2'
  title: string
  text: string
  /** Buttons: what can be done now. */
  actions: ReactNode
  children?: ReactNode
}

/** Renders the message that takes a page's place, without anything around it. */
export function MessageScreen({ lang, heading, title, text, actions, children }: Props) {
  const Heading = heading ?? 'h1'
  return (
    <section className={styles.screen} {...languageAttributes(lang)}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <ButtonRow>{actions}</ButtonRow>
      {children}
    </section>
  )
}
