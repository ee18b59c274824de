import { type Page, type PagePath, pages } from '../lib/pages'
import italian from '../messages/it.json'

/** Returns what editors call a page: as the site does. */
export function pageName(path: PagePath): string {
  const { namespace, menu, policy, footer }: Page = pages[path]
  const { title, metaTitle }: { title?: string; metaTitle: string } = italian[namespace]
  if (path === '/') return italian.Breadcrumbs.home
  if (menu) return italian.Menu[menu]
  const inFooter = policy ?? footer
  return inFooter ? italian.Footer[inFooter] : (title ?? metaTitle)
}

/** The forms of texts that are on several pages, or on none of the menu, and the groups in each. */
export const sharedTexts: { name: string; label: string; groups: string[] }[] = [
  {
    name: 'event',
    label: 'Pagina di un evento',
    groups: [
      'EventPage',
      'EventFacts',
      'EventState',
      'AddToCalendar',
      'ShareButtons',
      'KeepInformed',
      'PastEventsPage',
    ],
  },
  {
    name: 'frame',
    label: 'Cima, menu e fondo di ogni pagina',
    groups: [
      'SkipLink',
      'Header',
      'Menu',
      'Breadcrumbs',
      'SiteNotice',
      'WelcomeDialog',
      'Footer',
      'SocialList',
      'QuickExit',
    ],
  },
  {
    name: 'forms',
    label: 'Moduli: domande, errori, dopo l’invio',
    groups: [
      'ListeningDeskForm',
      'ContactForm',
      'FormFields',
      'FormOptions',
      'EmergencyNote',
      'FormStatus',
      'ErrorSummary',
      'FormErrors',
      'FormFailure',
      'Recaptcha',
      'FormSent',
      'ReplyTime',
    ],
  },
  {
    name: 'help',
    label: 'Numeri di aiuto',
    groups: [
      'HelpNow',
      'Danger',
      'Helplines',
      'HelplineList',
      'WhomToCall',
      'UnderSixteenLine',
      'UnderEighteen',
    ],
  },
  {
    name: 'reaching-us',
    label: 'Telefono, WhatsApp, orari',
    groups: ['CallButton', 'ContactList', 'WhatsappLink', 'OpeningHours'],
  },
  { name: 'cookies', label: 'Cookie: la domanda', groups: ['Consent', 'StoredItems'] },
  {
    name: 'staff',
    label: 'Email che ricevete dai moduli',
    groups: ['StaffEmail', 'NeutralReply'],
  },
  {
    name: 'not-found',
    label: 'Pagina non trovata o non disponibile',
    groups: ['NotFoundPage', 'RefusalPage'],
  },
]

/** Where a group of texts that no form has asked for is found. */
export const otherTexts = { name: 'other', label: 'Parole che tornano in più pagine' }

/** What editors call the groups of those forms; another is called by its first words. */
export const groupNames: Record<string, string> = {
  AccessFacts: 'Accesso: gradini, bagno, udito',
  AddToCalendar: 'Aggiungi al calendario',
  Breadcrumbs: 'Percorso in cima alla pagina',
  ContactForm: 'Modulo di contatto',
  DeskPause: 'Pausa dello sportello',
  EmergencyNote: 'Se è urgente',
  ErrorSummary: 'Elenco degli errori',
  EventFacts: 'Quando, dove, per chi',
  EventState: 'Al completo, annullato, spostato',
  Feeds: 'Nomi degli abbonamenti',
  Footer: 'Fondo della pagina',
  FormErrors: 'Errori di chi scrive',
  FormFailure: 'Invio non riuscito',
  FormFields: 'Nomi delle domande',
  FormOptions: 'Risposte tra cui scegliere',
  FormSent: 'Dopo l’invio',
  FormStatus: 'Durante l’invio',
  Header: 'Cima della pagina',
  HelplineList: 'Aperto, chiuso',
  KeepInformed: 'Restare al corrente',
  ListeningDeskForm: 'Modulo dello sportello',
  Menu: 'Voci del menu',
  PolicyDocument: 'Informative: parti comuni',
  RefusalPage: 'Pagina non disponibile',
  ShareButtons: 'Condividere un evento',
  SocialImage: 'Immagini per i social, in parole',
  SocialList: 'Social',
  StoredItems: 'Che cosa resta nel browser',
  WhatsappLink: 'Primo messaggio su WhatsApp',
}
