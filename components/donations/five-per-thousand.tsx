import { useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { CopyButton } from '@/components/ui/sharing/copy-button'
import { association } from '@/lib/content/records'
import styles from './five-per-thousand.module.css'
import { Steps } from './steps'

const { fiscalCode, sample } = association.identity

export function FivePerThousand() {
  const t = useTranslations('DonationsPage')
  return (
    <Section isBand labelledBy="five-title" id="five-per-thousand">
      <TitledRow title={t('fiveTitle')} titleId="five-title">
        <Stack>
          <p>{t('fiveLead')}</p>
          <Panel tone="card">
            <p className={styles.label}>
              {t('fiscalCode')} <SampleTag sample={sample} />
            </p>
            <p className={styles.number}>
              <span id="fiscal-code" translate="no">
                {fiscalCode}
              </span>
            </p>
            <CopyButton label={t('copyFiscalCode')} value={fiscalCode} shownIn="fiscal-code" />
          </Panel>
          <div>
            <Steps
              title="filingTitle"
              steps={['filingFind', 'filingSign', 'filingCode', 'filingHelp']}
            />
            <Steps
              title="exemptTitle"
              steps={['exemptForm', 'filingSign', 'filingCode', 'exemptEnvelope', 'exemptHandIn']}
            />
          </div>
        </Stack>
      </TitledRow>
    </Section>
  )
}
