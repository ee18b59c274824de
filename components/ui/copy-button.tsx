import { useTranslations } from 'next-intl'
import { CopyButtonControl } from './copy-button-control'

type Props = {
  label: string
  value: string
  /** Id of the element that shows the value: selected where the browser does not copy for us. */
  shownIn: string
}

/** Copies a number that people would otherwise retype. Without scripts the number stays to be read. */
export function CopyButton(props: Props) {
  const t = useTranslations('CopyButton')
  return <CopyButtonControl {...props} copied={t('copied')} selected={t('selected')} />
}
