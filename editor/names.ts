import type { Locale } from '../lib/i18n/locales'
import type { PagePath } from '../lib/pages'

/** What editors call the pages; by path. */
export const pageNames: Record<PagePath, string> = {
  '/': 'Pagina iniziale',
  '/about-us': 'Chi siamo',
  '/services': 'Servizi',
  '/services/psychological-services': 'Sostegno psicologico',
  '/services/listening-desk': 'Sportello d’ascolto',
  '/services/listening-desk/pocket-card': 'Foglietto da stampare',
  '/services/educational-support': 'Sostegno educativo',
  '/services/training-paths': 'Percorsi di formazione',
  '/services/workshops': 'Laboratori',
  '/events': 'Eventi',
  '/donations': 'Sostienici',
  '/contacts': 'Contatti',
  '/safety': 'Navigare con discrezione',
  '/privacy-policy': 'Privacy',
  '/cookie-policy': 'Cookie',
  '/accessibility': 'Accessibilità',
}

/** What editors call the groups of texts that are no page of their own, by their namespace. */
const groupNames: Record<string, string> = {
  AddToCalendar: 'Eventi: aggiungi al calendario',
  Breadcrumbs: 'Percorso in cima alla pagina',
  CallButton: 'Bottone per chiamare',
  Consent: 'Cookie: la domanda',
  ContactForm: 'Modulo di contatto',
  ContactList: 'Telefono, WhatsApp, e-mail',
  CopyButton: 'Bottone per copiare',
  EmergencyNote: 'Moduli: se è urgente',
  ErrorSummary: 'Moduli: elenco degli errori',
  EventFacts: 'Eventi: quando, dove, per chi',
  EventPage: 'Pagina di un evento',
  EventState: 'Eventi: oggi, al completo, annullato',
  ExternalLink: 'Link che si aprono in un’altra scheda',
  Feeds: 'Nomi degli abbonamenti',
  Footer: 'Fondo della pagina',
  FormErrors: 'Moduli: errori',
  FormFailure: 'Moduli: invio non riuscito',
  FormFields: 'Moduli: nomi delle domande',
  FormOptions: 'Moduli: risposte tra cui scegliere',
  FormStatus: 'Moduli: durante l’invio',
  Header: 'Cima della pagina',
  HelpNow: 'Bottone «Serve aiuto ora?»',
  HelplineList: 'Numeri di aiuto: aperto, chiuso',
  Helplines: 'Numeri di aiuto',
  InShort: 'Riquadro «In breve»',
  KeepInformed: 'Eventi: restare al corrente',
  ListeningDeskForm: 'Modulo dello sportello',
  Menu: 'Menu',
  NeutralReply: 'Risposta neutra a chi scrive',
  NotFoundPage: 'Pagina non trovata',
  OpeningHours: 'Orari dello sportello',
  PolicyDocument: 'Informative: parti comuni',
  PracticalAnswers: 'Risposte pratiche',
  QuickExit: 'Uscita rapida',
  Recaptcha: 'Moduli: reCAPTCHA',
  RefusalPage: 'Pagina non disponibile',
  SampleTag: 'Segno dei dati di esempio',
  SentPage: 'Dopo l’invio di un modulo',
  ShareButtons: 'Condividere un evento',
  SiteNotice: 'Avviso in cima alle pagine',
  SkipLink: 'Vai al contenuto',
  SocialImage: 'Immagini per i social, in parole',
  SocialList: 'Social',
  StaffEmail: 'E-mail allo staff',
  StoredItems: 'Cookie: tabella',
  WaysToBegin: 'Servizi: come si comincia',
  WelcomeDialog: 'Benvenuto',
  WhatsappLink: 'Primo messaggio su WhatsApp',
}

/** What editors call the parts that many groups of texts have. */
const textNames: Record<string, string> = {
  title: 'Titolo',
  lead: 'Introduzione',
  text: 'Testo',
  label: 'Etichetta',
  hint: 'Suggerimento',
  question: 'Domanda',
  answer: 'Risposta',
  metaTitle: 'Titolo nei motori di ricerca',
  metaDescription: 'Descrizione nei motori di ricerca',
  inShort: 'In breve',
  begin: 'Come si comincia',
  phone: 'Telefono',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  privacy: 'Privacy',
  minors: 'Minori',
  submit: 'Bottone di invio',
  sent: 'Dopo l’invio',
  close: 'Chiudi',
}

/** Returns what editors call a text or a group of texts: «Titolo: doors» for `doorsTitle`. */
export function textName(key: string): string {
  const [, of = '', part = ''] = /^(.+?)(Title|Lead|Text|Label|Hint)$/.exec(key) ?? []
  const name = groupNames[key] ?? textNames[key]
  return name ?? (part ? `${textNames[part.toLowerCase()]}: ${of}` : key)
}

/** What editors call the values that a list of choices offers. */
export const choiceNames: Record<string, string> = {
  ...pageNames,
  monday: 'Lunedì',
  tuesday: 'Martedì',
  wednesday: 'Mercoledì',
  thursday: 'Giovedì',
  friday: 'Venerdì',
  saturday: 'Sabato',
  sunday: 'Domenica',
  children: 'Bambini',
  teens: 'Adolescenti',
  youth: 'Giovani',
  adults: 'Adulti',
  elderly: 'Persone anziane',
  free: 'Gratis',
  'reservation-required': 'Serve la prenotazione',
  donation: 'Offerta libera',
  euro: 'Si paga',
  scheduled: 'In programma',
  full: 'Al completo',
  'booking-closed': 'Prenotazioni chiuse',
  postponed: 'Rimandato',
  cancelled: 'Annullato',
  info: 'Un’informazione',
  urgent: 'Urgente: si vede di più',
  'first-name': 'Il nome di battesimo',
  initial: 'L’iniziale con il punto',
  invented: 'Un nome inventato',
  'with-tag-manager': 'Con le statistiche',
  'without-tag-manager': 'Senza le statistiche',
  cookie: 'Cookie',
  'local-storage': 'Memoria del browser',
  'session-storage': 'Memoria della scheda',
  association: 'L’associazione',
  google: 'Google',
}

/** What editors call the languages of the site. */
export const languageNames: Record<Locale, string> = {
  it: 'Italiano',
  en: 'Inglese',
  es: 'Spagnolo',
}
