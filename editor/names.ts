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
