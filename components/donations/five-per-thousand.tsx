import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
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
      <Columns parts="1:1">
        <Stack>
          <h2 id="five-title">{t('fiveTitle')}</h2>
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
        </Stack>
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
      </Columns>
    </Section>
  )
}
