import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalog, locales, localizedPath } from '../../e2e/support/site'
import { mainSite } from '../../e2e/support/site-server'
import { phoneHours } from '../../lib/content/practical-answers'
import type { Locale } from '../../lib/i18n/locales'

const { contacts, address } = JSON.parse(
  readFileSync(join(mainSite, 'content/association.json'), 'utf8'),
)
const languageNames: Record<Locale, string> = { it: 'Italiano', en: 'English', es: 'Español' }

/** Returns the words and links of our contacts page, for apps that show the same page. */
export function pageTexts(locale: Locale) {
  const { Header, Menu, ContactsPage, ContactForm, FormErrors, FormFields, Footer } =
    catalog[locale]
  const link = (path: string, label: string) => ({ href: localizedPath(path, locale), label })
  return {
    locale,
    path: localizedPath('/contacts', locale),
    title: ContactsPage.title,
    lead: ContactsPage.lead,
    header: Header,
    languages: locales.map((code) => ({
      locale: code,
      href: localizedPath('/contacts', code),
      label: languageNames[code],
    })),
    menu: [
      link('/about-us', Menu.aboutUs),
      link('/services', Menu.services),
      link('/services/psychological-services', Menu.psychologicalServices),
      link('/services/listening-desk', Menu.listeningDesk),
      link('/services/educational-support', Menu.educationalSupport),
      link('/services/training-paths', Menu.trainingPaths),
      link('/services/workshops', Menu.workshops),
      link('/events', Menu.events),
      link('/donations', Menu.donations),
      link('/contacts', Menu.contacts),
    ],
    ways: [
      {
        href: `tel:${contacts.phone}`,
        label: ContactsPage.phone.replace('{number}', contacts.phone),
        suits: phoneHours.answer[locale],
      },
      {
        href: `https://wa.me/${contacts.whatsapp.slice(1)}`,
        label: ContactsPage.whatsapp,
        suits: ContactsPage.whatsappSuits,
      },
      { href: `mailto:${contacts.email}`, label: contacts.email, suits: ContactsPage.email },
      { href: address.mapUrl, label: ContactsPage.map, suits: ContactsPage.visitSuits },
    ],
    sections: [
      {
        title: ContactsPage.afterTitle,
        paragraphs: [ContactsPage.afterWho, ContactsPage.afterWhen, ContactsPage.afterSilence],
      },
    ],
    form: {
      title: ContactsPage.writeTitle,
      lead: ContactsPage.writeDesk.replace(/<.*?>/g, ''),
      name: FormFields.contact.name,
      email: FormFields.contact.email,
      emailHint: FormFields.emailHint,
      message: FormFields.contact.message,
      messageHint: ContactForm.messageHint,
      privacy: FormFields.contact.privacy.replace(/<.*?>/g, ''),
      submit: ContactForm.submit,
      sent: ContactForm.sent,
      failed: ContactForm.failed,
      errors: FormErrors,
    },
    footer: [
      link('/privacy-policy', Footer.privacyPolicy),
      link('/cookie-policy', Footer.cookiePolicy),
      link('/accessibility', Footer.accessibility),
    ],
  }
}
