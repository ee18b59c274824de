import { createNavigation } from 'next-intl/navigation'
import type { ComponentProps } from 'react'
import { defaultLocale, locales } from './locales'

// The language selector stores the choice, and nothing else does.
const navigation = createNavigation({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeCookie: false,
})

export const { usePathname } = navigation

/**
 * Pages of which nothing is fetched ahead: only those who open a form need its script, 20 kB that others are
 * spared; and where statistics are asked for, a page that they never see is a document of its own. The build
 * lists them, because lib/pages.ts is large for browsers.
 */
const onDemand = (process.env.PAGES_ON_DEMAND ?? '').split(' ')

type Props = ComponentProps<typeof navigation.Link> & { href: string }

/** Renders a link to a page of the site in the reader's language. */
export function Link({ href, ...props }: Props) {
  const isOnDemand = onDemand.includes(href.replace(/[?#].*/, ''))
  return <navigation.Link href={href} prefetch={isOnDemand ? false : undefined} {...props} />
}
