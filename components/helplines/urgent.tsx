import { useTranslations } from 'next-intl'

type Props = { className?: string }

/** Leads whoever cannot wait for an answer to the helplines at the foot of the page. */
export function Urgent({ className }: Props) {
  const t = useTranslations('ContactsPage')
  return (
    <p className={className}>
      {t.rich('urgent', { lines: (words) => <a href="#helplines">{words}</a> })}
    </p>
  )
}
