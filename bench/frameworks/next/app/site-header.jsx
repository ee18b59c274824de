'use client'
import Link from 'next/link'
import { useRef } from 'react'

export function SiteHeader({ header, menu, languages }) {
  const dialog = useRef(null)
  const close = () => dialog.current.close()
  return (
    <header>
      <button type="button" onClick={() => dialog.current.showModal()}>
        {header.openMenu}
      </button>
      <dialog ref={dialog} aria-label={header.menu}>
        <button type="button" onClick={close}>
          {header.closeMenu}
        </button>
        <ul>
          {menu.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </dialog>
      <details>
        <summary>{header.language}</summary>
        {languages.map(({ locale, href, label }) => (
          <Link key={locale} href={href} hrefLang={locale} lang={locale}>
            {label}
          </Link>
        ))}
      </details>
    </header>
  )
}
