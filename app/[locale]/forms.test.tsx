import { NextIntlClientProvider } from 'next-intl'
import { parse } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactForm } from '@/app/[locale]/contacts/contact-form'
import { ListeningDeskForm } from '@/app/[locale]/services/listening-desk/listening-desk-form'
import { groupId } from '@/lib/forms/field-ids'
import { formNames, forms } from '@/lib/forms/forms'
import { fieldsWithOther } from '@/lib/forms/listening-desk'
import { elementsIn } from '@/lib/html-elements'
import { messagesFor } from '@/lib/i18n/messages'

const rendered = { contact: ContactForm, 'listening-desk': ListeningDeskForm }

test.each(formNames)(
  '%s asks for each of its fields, in the order of its schema, and says which may stay empty',
  (name) => {
    const Form = rendered[name]
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="it" messages={messagesFor('it')} timeZone="Europe/Rome">
        <Form />
      </NextIntlClientProvider>,
    )
    const elements = [...elementsIn(parse(html))].map(({ attrs }) =>
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    )
    const named = elements.flatMap((element) => element.name ?? [])
    expect([...new Set(named)]).toEqual([...forms[name].fields, 'fax', 'locale', 'submissionId'])

    // Words for an `other` are asked for once it is chosen, and a list of boxes cannot say it.
    const unsaid: string[] = ['topics', ...fieldsWithOther.map((field) => `${field}Other`)]
    const fields = forms[name].fields.filter((field) => !unsaid.includes(field))
    const mayStayEmpty = fields.filter((field) => {
      const control = elements.find(({ id, name }) => id === groupId(field) || name === field)
      return control?.['aria-required'] === 'false'
    })
    const { optionalFields }: { optionalFields: readonly string[] } = forms[name]
    expect(mayStayEmpty).toEqual(fields.filter((field) => optionalFields.includes(field)))
  },
)
