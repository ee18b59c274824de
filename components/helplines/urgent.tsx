import { useTranslations } from 'next-intl'

/** Leads whoever cannot wait for an answer to the helplines at the foot of the page. */
export function Urgent() {
  const t = useTranslations('ContactsPage')
  return <p>{t.rich('urgent', { lines: (words) => <a href="#helplines">{words}</a> })}</p>
}
