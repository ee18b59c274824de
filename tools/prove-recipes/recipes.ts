import { everyLanguage } from '../../testing/every-language'
import { addMessages, edit, editJson, write } from './copy'

export type Check = 'types' | 'tests' | 'content'

export type Step = {
  /** The recipe's words for it. */
  named: string
  make: () => void
  /** What is red when it is left out. */
  foundBy?: Check
}

type Policy = { sections: { paragraphs: object[] }[] }

export type Recipe = {
  title: string
  steps: readonly Step[]
  /** The unit tests nearest to it. */
  tests: readonly string[]
}

const page: Recipe = {
  title: 'Add a page',
  tests: ['lib/pages', 'editor/configuration', 'messages', 'lib/seo', 'middleware'],
  steps: [
    {
      named: 'folder with `page.tsx` in `app/[locale]/`',
      foundBy: 'tests',
      make: () =>
        write(
          'app/[locale]/letters/page.tsx',
          `import { useTranslations } from 'next-intl'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { PageHeader } from '@/components/ui/page-header'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/letters')
}

export default function LettersPage() {
  const t = useTranslations('LettersPage')
  return (
    <PageHeader trail={<Breadcrumbs path="/letters" />} title={t('title')} lead={t('lead')} />
  )
}
`,
        ),
    },
    {
      named: 'entry in `lib/pages.ts`',
      foundBy: 'types',
      make: () =>
        edit(
          'lib/pages.ts',
          "  '/donations':",
          "  '/letters': { namespace: 'LettersPage', scene: 'street', menu: 'letters' },\n$&",
        ),
    },
    {
      named: '`editor/editor-labels.ts`',
      foundBy: 'types',
      make: () =>
        edit('editor/editor-labels.ts', "  '/donations':", "  '/letters': 'Lettere',\n$&"),
    },
    {
      named: 'its namespace with `metaTitle` and `metaDescription`',
      foundBy: 'types',
      make: () =>
        addMessages(
          'LettersPage',
          everyLanguage({
            it: {
              metaTitle: 'Lettere',
              metaDescription:
                'Ogni mese leggiamo insieme le lettere di chi vuole raccontarsi: come funziona, quando ci troviamo, e come mandarcene una anche tu.',
              title: 'Lettere',
              lead: 'Scrivere per stare meglio.',
            },
            en: {
              metaTitle: 'Letters',
              metaDescription:
                'Each month we read together the letters of people who want to tell their story: how it works, when we meet and how to send us one.',
              title: 'Letters',
              lead: 'Writing to feel better.',
            },
            es: {
              metaTitle: 'Cartas',
              metaDescription:
                'Cada mes leemos juntos las cartas de quienes quieren contar su historia: cómo funciona, cuándo nos vemos y cómo mandarnos una.',
              title: 'Cartas',
              lead: 'Escribir para estar mejor.',
            },
          }),
        ),
    },
    {
      named: '`SocialImage`',
      foundBy: 'types',
      make: () =>
        addMessages(
          'SocialImage',
          everyLanguage({
            it: { LettersPage: 'Una persona scrive una lettera a un tavolo.' },
            en: { LettersPage: 'Someone is writing a letter at a table.' },
            es: { LettersPage: 'Una persona escribe una carta en una mesa.' },
          }),
        ),
    },
    {
      named: '`Menu`',
      foundBy: 'types',
      make: () =>
        addMessages(
          'Menu',
          everyLanguage({
            it: { letters: 'Lettere' },
            en: { letters: 'Letters' },
            es: { letters: 'Cartas' },
          }),
        ),
    },
  ],
}

const words = { it: 'Un quaderno.', en: 'A notebook.', es: 'Un cuaderno.' }

const eventField: Recipe = {
  title: 'Add a field to events',
  tests: ['editor/', 'lib/content', 'lib/events', 'lib/seo', '/events/', 'editor-mistakes'],
  steps: [
    {
      named: '`lib/content/schemas/events.ts`, with its label and hint for editors',
      foundBy: 'types',
      make: () =>
        edit(
          'lib/content/schemas/events.ts',
          '    price: priceSchema',
          "    bring: localizedSchema.meta({ title: 'Da portare', description: 'Una riga.' }),\n$&",
        ),
    },
    {
      named: 'files of `content/events`',
      foundBy: 'content',
      make: () =>
        editJson<{ bring?: object }>('content/events/due-pomeriggi-insieme.json', (event) => {
          event.bring = everyLanguage(words)
        }),
    },
    {
      named: '`components/events/event-facts.tsx`',
      foundBy: 'content',
      make: () =>
        edit(
          'components/events/event-facts.tsx',
          '    </dl>',
          "      <dt>{t('bringLabel')}</dt>\n      <dd>{event.bring[locale]}</dd>\n$&",
        ),
    },
    {
      named: '`EventFacts`',
      foundBy: 'types',
      make: () =>
        addMessages(
          'EventFacts',
          everyLanguage({
            it: { bringLabel: 'Che cosa portare' },
            en: { bringLabel: 'What to bring' },
            es: { bringLabel: 'Qué traer' },
          }),
        ),
    },
    {
      named: '`testing/sample-event.ts`',
      foundBy: 'tests',
      make: () =>
        edit(
          'testing/sample-event.ts',
          "    status: 'scheduled',",
          `$&\n    bring: everyLanguage(${JSON.stringify(words)}),`,
        ),
    },
    {
      named: '`testing/sample-content.ts`',
      foundBy: 'tests',
      make: () =>
        edit(
          'testing/sample-content.ts',
          '  "price": "free",',
          `$&\n  "bring": ${JSON.stringify(words)},`,
        ),
    },
  ],
}

const optionalFormField: Recipe = {
  title: 'Add a field to a form',
  tests: ['forms.test.tsx', 'lib/forms', 'lib/email', 'tools/watch'],
  steps: [
    {
      named: '`city: optional(text({ max: 100 }))`',
      foundBy: 'types',
      make: () => {
        edit('lib/forms/contact.ts', '\n  message:', '\n  city: optional(text({ max: 100 })),$&')
        edit('lib/forms/contact.ts', '{ formSchema, text', '{ formSchema, optional, text')
      },
    },
    {
      named: '`FormFields`',
      foundBy: 'types',
      make: () =>
        addMessages(
          'FormFields.contact',
          everyLanguage({
            it: { city: 'Dove abiti' },
            en: { city: 'Your town' },
            es: { city: 'Tu ciudad' },
          }),
        ),
    },
    {
      named: '`FormErrors`',
      foundBy: 'types',
      make: () =>
        addMessages(
          'FormErrors.contact',
          everyLanguage({
            it: { city: 'Scrivi la città' },
            en: { city: 'Enter your town' },
            es: { city: 'Escribe tu ciudad' },
          }),
        ),
    },
    {
      named: "`<TextField {...field('city')} />`",
      foundBy: 'tests',
      make: () =>
        edit(
          'app/[locale]/contacts/contact-form.tsx',
          /\n *<MessageField/,
          "\n<TextField {...field('city')} />$&",
        ),
    },
    {
      named: 'privacy policy',
      make: () =>
        editJson<Policy>('content/policies/privacy-policy.json', ({ sections }) =>
          sections[0]?.paragraphs.push(
            everyLanguage({
              it: 'La città ci dice chi di noi ti è più vicino.',
              en: 'Your town tells us which of us is nearest to you.',
              es: 'La ciudad nos dice quién de nosotros está más cerca.',
            }),
          ),
        ),
    },
  ],
}

const requiredFormField: Recipe = {
  ...optionalFormField,
  steps: [
    ...optionalFormField.steps.map(({ named, make }) => ({ named, make })),
    {
      named: 'required',
      make: () => {
        edit('lib/forms/contact.ts', 'optional(text({ max: 100 }))', 'text({ max: 100 })')
        edit('lib/forms/contact.ts', ' optional,', '')
      },
    },
    {
      named: '`testing/submissions.ts`',
      foundBy: 'types',
      make: () => edit('testing/submissions.ts', '    privacy: true,', "    city: 'Quartu',\n$&"),
    },
  ],
}

/** What CONTRIBUTING describes, in its order. */
export const recipes = [page, eventField, optionalFormField, requiredFormField]
