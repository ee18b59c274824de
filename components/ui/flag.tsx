import type { ReactNode } from 'react'
import { localeRegistry, type Locale } from '@/lib/i18n/locales'
import styles from './flag.module.css'

const drawings: Record<string, ReactNode> = {
  it: (
    <>
      <path fill="#fff" d="M0 0h60v40H0z" />
      <path fill="#008c45" d="M0 0h20v40H0z" />
      <path fill="#cd212a" d="M40 0h20v40H40z" />
    </>
  ),
  gb: (
    <>
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="M0 0l60 40M60 0L0 40" />
      <path
        fill="#c8102e"
        d="M30 20l30 20v-3.2L34.8 20zM30 20L0 40h4.8L30 23.2zM30 20L0 0v3.2L25.2 20zM30 20L60 0h-4.8L30 16.8z"
      />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h60v40H0z" />
      <path fill="#f1bf00" d="M0 10h60v20H0z" />
    </>
  ),
}

type Props = { locale: Locale; className?: string }

/** Renders a language's flag; where none is drawn here, the language's two letters. */
export function Flag({ locale, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 60 40"
      className={`${styles.flag} ${className}`}
    >
      {drawings[localeRegistry[locale].flag] ?? (
        <text className={styles.letters} x="30" y="29" textAnchor="middle">
          {locale.toUpperCase()}
        </text>
      )}
    </svg>
  )
}
