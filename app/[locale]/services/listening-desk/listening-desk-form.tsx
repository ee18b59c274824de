import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmailLink, PhoneLink } from '@/components/contact-links/contact-links'
import { PrivacyLink, useFieldWords } from '@/components/forms/field-words'
import {
  ChoiceGroup,
  EmailField,
  SelectField,
  TextArea,
  TextField,
  TickBox,
} from '@/components/forms/fields'
import {
  FieldRow,
  FormEnd,
  FormSteps,
  IfCalled,
  QuestionWithOther,
} from '@/components/forms/layout'
import { RequestForm } from '@/components/forms/request-form'
import { SentNote } from '@/components/forms/sent-note'
import { Accordion } from '@/components/ui/accordion'
import { NewTab } from '@/components/ui/links'
import { SampleTag } from '@/components/ui/sample-tag'
import { listeningDesk } from '@/lib/content/records'
import { type fieldsWithOther, listeningDeskForm, options } from '@/lib/forms/listening-desk'
import { type Option, optionWords } from '@/lib/forms/option-words'
import { Link } from '@/lib/i18n/navigation'
import { SafeContactFold } from './safe-contact-fold'

const { calling } = listeningDesk

/** Renders the listening desk's form, its fields in the order that docs/decisions/0005 gives reasons for. */
export function ListeningDeskForm() {
  const t = useTranslations('ListeningDeskForm')
  const steps = [
    { title: t('talk'), fields: <Talk /> },
    { title: t('when'), lead: t('whenLead'), fields: <When /> },
    { title: t('reachYou'), fields: <ReachYou /> },
    { title: t('aboutYou'), fields: <AboutYou /> },
    { title: t('consent'), fields: <Consent /> },
  ]
  return (
    <RequestForm form={listeningDeskForm} sent={<SentNote form="listening-desk" />}>
      <FormSteps steps={steps} />
    </RequestForm>
  )
}

function Talk() {
  const t = useTranslations('ListeningDeskForm')
  const field = useFieldWords(listeningDeskForm)
  return (
    <>
      <ChoiceWithOther name="topics" isList hint={t('topicsHint')} />
      <TextArea {...field('message')} hint={t('messageHint')} />
    </>
  )
}

function When() {
  return (
    <>
      <ChoiceWithOther name="day" />
      <ChoiceWithOther name="timeSlot" />
    </>
  )
}

function ReachYou() {
  const locale = useLocale()
  const t = useTranslations('ListeningDeskForm')
  const words = useTranslations('FormFields')
  const field = useFieldWords(listeningDeskForm)
  const choice = useChoices()
  return (
    <>
      <FieldRow>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldRow>
      <ChoiceGroup {...choice('contactBy')} unanswered={t('anyWay')} hint={t('contactByHint')} />
      <TextField
        {...field('phone')}
        hint={t('phoneHint')}
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
      />
      <EmailField {...field('email')} hint={words('emailHint')} />
      <TextField {...field('safeTimes')} hint={t('safeTimesHint')} />
      <IfCalled>
        <ChoiceGroup
          {...choice('visibleNumber')}
          unanswered={t('hiddenNumber')}
          hint={t('visibleNumberHint')}
        />
        <p>
          {calling.number[locale]} <SampleTag sample={calling.sample} />
        </p>
      </IfCalled>
      <SafeContact />
    </>
  )
}

/**
 * Asks those whom others may watch how they can be reached. Folded away: for most people the form
 * is not longer by it. All of it is optional, and silence is read the cautious way.
 */
function SafeContact() {
  const t = useTranslations('ListeningDeskForm')
  const field = useFieldWords(listeningDeskForm)
  const choice = useChoices()
  return (
    <SafeContactFold
      summary={t('safeContact')}
      notBroughtBack={t('notBroughtBack')}
      choices={
        <>
          <p>
            {t('safeContactLead')} {/* What has been typed stays. */}
            <Link href="/safety" target="_blank">
              <NewTab>{t('safety')}</NewTab>
            </Link>
          </p>
          <ChoiceGroup {...choice('sayWhoWeAre')} unanswered={t('unsure')} />
          <ChoiceGroup
            {...choice('leaveMessage')}
            unanswered={t('unsure')}
            hint={t('leaveMessageHint')}
          />
        </>
      }
    >
      <TextField {...field('callName')} hint={t('callNameHint')} />
    </SafeContactFold>
  )
}

function AboutYou() {
  const t = useTranslations('ListeningDeskForm')
  const choice = useChoices()
  return (
    <>
      <ChoiceGroup {...choice('ageBand')} />
      <ChoiceGroup {...choice('gender')} />
      <SelectField {...choice('zone')} placeholder={t('chooseZone')} />
      <ChoiceWithOther name="workStatus" />
    </>
  )
}

function Consent() {
  const t = useTranslations('ListeningDeskForm')
  const field = useFieldWords(listeningDeskForm)
  return (
    <>
      <p>
        {t.rich('consentLead', {
          privacy: (words: ReactNode) => <PrivacyLink>{words}</PrivacyLink>,
        })}
      </p>
      <TickBox {...field('consent')} />
      <p>
        {t.rich('withdraw', {
          email: () => <EmailLink />,
          phone: () => <PhoneLink />,
        })}
      </p>
      <WhoReads />
      <FormEnd form={listeningDeskForm} />
    </>
  )
}

/** Says, folded, who reads a request. */
function WhoReads() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Accordion summary={t('privacy.reader.title')}>
      <p>{t('privacy.reader.text')}</p>
    </Accordion>
  )
}

type ChoiceWithOtherProps = {
  name: (typeof fieldsWithOther)[number]
  isList?: boolean
  hint?: string
}

/** Renders a choice whose `other` asks, right below, for a few words of one's own. */
function ChoiceWithOther({ name, ...rest }: ChoiceWithOtherProps) {
  const choice = useChoices()
  const field = useFieldWords(listeningDeskForm)
  const otherField = `${name}Other` as const
  return (
    <QuestionWithOther
      question={<ChoiceGroup {...choice(name)} {...rest} otherField={otherField} />}
    >
      <TextField {...field(otherField)} optional={false} />
    </QuestionWithOther>
  )
}

/** Whoever would rather not write it finds that first; the e-mail lists the topics as the form's schema does. */
const offeredFirst = 'in-person'

/**
 * Returns what a choice of the form has: what every field has, and its answers in words. The server makes
 * them: a browser may format days and times otherwise, and React would then render the form anew over
 * what was typed.
 */
function useChoices() {
  const field = useFieldWords(listeningDeskForm)
  const locale = useLocale()
  const t = useTranslations('FormOptions')
  return (name: keyof typeof options) => ({
    ...field(name),
    options: options[name]
      .toSorted((one, other) => Number(other === offeredFirst) - Number(one === offeredFirst))
      // TypeScript would pair each field with the codes of all the others too.
      .map((code) => ({
        value: code,
        label: optionWords({ field: name, code } as Option, locale, t),
      })),
  })
}
