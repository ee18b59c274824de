import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Accordion } from '@/components/ui/accordion'
import { Section, Stack } from '@/components/ui/layout'
import { links } from '@/components/ui/links'

const people = ['friend', 'child', 'violence', 'elder'] as const

/** Renders what changes with who the other person is, each folded under its question. */
export function WhoItIs() {
  const t = useTranslations('WorriedPage')
  return (
    <Section title={t('who.title')} isBeside isBand>
      <div>
        {people.map((person) => (
          <Accordion key={person} id={person} summary={<h3>{t(`who.${person}.title`)}</h3>}>
            <Stack gap="near">
              {t.rich(`who.${person}.text`, {
                p: (words) => <p>{words}</p>,
                azzurro: () => <HelplineLink id="telefono-azzurro" />,
                emergency: () => <HelplineLink id="emergency" />,
                violence: () => <HelplineLink id="violence" />,
                danger: () => <HelplineLink id="child-emergency" />,
                ...links({
                  list: '#when-to-call',
                  psychologist: '/services/psychological-services',
                }),
              })}
            </Stack>
          </Accordion>
        ))}
        <Pupil />
      </div>
    </Section>
  )
}

const advice = ['danger', 'harm', 'report', 'school'] as const

/** Renders what somebody who teaches can do for a pupil who may be hurt by others. */
function Pupil() {
  const t = useTranslations('WorriedPage')
  return (
    <Accordion summary={<h3>{t('who.pupil.title')}</h3>}>
      {advice.map((one) => (
        <p key={one}>
          {t.rich(`who.pupil.${one}`, {
            azzurro: () => <HelplineLink id="telefono-azzurro" />,
            danger: () => <HelplineLink id="child-emergency" />,
            emergency: () => <HelplineLink id="emergency" />,
            ...links({ ask: '#ask' }),
          })}
        </p>
      ))}
    </Accordion>
  )
}
