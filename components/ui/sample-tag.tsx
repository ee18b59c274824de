import { useTranslations } from 'next-intl'

type Props = { sample: boolean | undefined }

/** Says openly that a record of `content/` is still invented. */
export function SampleTag({ sample }: Props) {
  const t = useTranslations('SampleTag')
  return sample ? <span className="sample-tag">{t('label')}</span> : null
}
