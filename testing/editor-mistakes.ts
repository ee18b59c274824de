type Change = (text: string) => string

type Mistake = {
  name: string
  file: string
  /** What stands in the line that is named; else the first that the mistake changes. */
  at?: string
  /** What the sentence names, and what to do. */
  says: string | RegExp
  make: Change
  /** What the sentence suggests; else the mistake is taken back. */
  fix?: Change
}

const swap =
  (found: string | RegExp, other: string): Change =>
  (text) =>
    text.replace(found, () => other)

const events = 'content/events/due-pomeriggi.json'
const association = 'content/association.json'
const desk = 'content/listening-desk.json'
const reviews = 'content/reviews/recensione-1.json'
const redirects = 'content/redirects.json'
const notice = 'content/notice.json'
const pause = 'content/desk-pause.json'
const helplines = 'content/helplines.json'
const transparency = 'content/transparency.json'
const it = 'messages/it.json'
const en = 'messages/en.json'
const es = 'messages/es.json'

const newsTitle = /"newsTitle": "[^"]*"/

/** What people get wrong in content and messages, one mistake each; what is not said is in the sample. */
export const mistakes: Mistake[] = [
  // JSON.
  {
    name: 'a comma too many before the end of a group',
    file: association,
    at: '  },',
    says: '«}»: qui il file non si legge. Metti tra virgolette diritte (") il nome che manca, oppure togli la virgola di troppo',
    make: swap('"activeSince": 2016', '"activeSince": 2016,'),
    fix: swap('2016,', '2016'),
  },
  {
    name: 'a comma that is missing',
    file: association,
    at: '"shortName"',
    says: '«"shortName"»: qui il file non si legge. Metti una virgola',
    make: swap('Prova APS",', 'Prova APS"'),
    fix: swap('Prova APS"', 'Prova APS",'),
  },
  {
    name: 'typographic quotes around a text',
    file: association,
    says: '«“Associazione»: qui il file non si legge. Metti i testi tra virgolette diritte',
    make: swap('"Associazione Prova APS",', '“Associazione Prova APS”,'),
    fix: swap('“Associazione Prova APS”', '"Associazione Prova APS"'),
  },
  {
    name: 'no quote after a text',
    file: association,
    says: 'Chiudi le virgolette',
    make: swap('"Prova",', '"Prova,'),
  },
  {
    name: 'a value that is missing',
    file: association,
    says: 'Scrivi il valore che manca',
    make: swap('"Prova",', ','),
  },
  {
    name: 'straight quotes within a text',
    file: association,
    says: 'dentro un testo usa « »',
    make: swap('"Nome Cognome"', '"Nome "il buono" Cognome"'),
    fix: swap('"Nome "il buono" Cognome"', '"Nome «il buono» Cognome"'),
  },
  {
    name: 'a file that begins with a byte order mark',
    file: desk,
    says: 'BOM',
    make: (text) => `\ufeff${text}`,
  },
  {
    name: 'the same name twice',
    file: association,
    says: '«shortName» c’è due volte',
    make: swap('"shortName": "Prova",', '"shortName": "Prova",\n    "shortName": "Altra",'),
    fix: swap('\n    "shortName": "Altra",', ''),
  },
  {
    name: 'a bracket that is not closed',
    file: desk,
    at: '} ',
    says: 'Manca la parentesi } che chiude il gruppo.',
    make: swap(/\}\n\}\n$/, '} '),
    fix: (text) => `${text}\n}\n`,
  },
  // Records.
  {
    name: 'a language that is missing',
    file: events,
    at: '"title"',
    says: 'title.es: manca. Scrivi il testo in spagnolo.',
    make: swap(/,\s*"es": "Dos tardes"/, ''),
    fix: swap('"Two afternoons"', '"Two afternoons", "es": "Dos tardes"'),
  },
  {
    name: 'an empty text',
    file: events,
    says: 'è vuoto. Scrivi il testo.',
    make: swap('"Dos tardes"', '""'),
  },
  {
    name: 'a title of two lines',
    file: events,
    says: 'va scritto su una riga sola',
    make: swap('"Dos tardes"', '"Dos\\ntardes"'),
    fix: swap('Dos\\ntardes', 'Dos tardes'),
  },
  {
    name: 'an account holder with an apostrophe that banks do not take',
    file: association,
    says: 'ha un segno che le banche non accettano',
    make: swap(
      '"accountHolder": "Associazione Prova APS"',
      '"accountHolder": "L’Abbraccio – Società APS"',
    ),
    fix: swap('L’Abbraccio – Società APS', "L'Abbraccio - Societa APS"),
  },
  {
    name: 'an Italian date',
    file: events,
    says: '«25/10/2027» non è una data. Scrivi anno-mese-giorno, per esempio 2027-10-25.',
    make: swap('"2027-10-25"', '"25/10/2027"'),
    fix: swap('25/10/2027', '2027-10-25'),
  },
  {
    name: 'a time with a full stop',
    file: events,
    says: 'ore:minuti, per esempio 16:00',
    make: swap('"16:00"', '"16.00"'),
    fix: swap('16.00', '16:00'),
  },
  {
    name: 'midnight as 24:00',
    file: events,
    says: '«24:00» non è un orario: la mezzanotte si scrive 00:00.',
    make: swap('"18:30"', '"24:00"'),
    fix: swap('24:00', '00:00'),
  },
  {
    name: 'an hour of one digit',
    file: events,
    says: '«0:30» non è un orario. Scrivi ore:minuti, per esempio 00:30.',
    make: swap('"18:30"', '"0:30"'),
    fix: swap('0:30', '00:30'),
  },
  {
    name: 'an end before the beginning',
    file: events,
    at: '{\n      "date"',
    says: 'la fine deve venire dopo l’inizio',
    make: swap('"18:30"', '"15:30"'),
  },
  {
    name: 'an unknown audience',
    file: events,
    says: '«adulti» non è tra i valori ammessi: children',
    make: swap('"adults"', '"adulti"'),
    fix: swap('adulti', 'adults'),
  },
  {
    name: 'a name that is misspelt',
    file: desk,
    at: '"closure"',
    says: '«closure» non è previsto qui',
    make: swap('"closures"', '"closures": { "daysOff": [] },\n  "closure"'),
    fix: swap(/,\n {2}"closure": [^]*/, '\n}\n'),
  },
  {
    name: 'an id with capital letters and spaces',
    file: notice,
    says: 'minuscole, cifre e trattini',
    make: swap('"chiusura-estiva"', '"Chiusura estiva"'),
  },
  {
    name: 'a tag that is not allowed',
    file: events,
    says: '<b> non è ammesso',
    make: swap('Hai una domanda?', '<b>Hai una domanda?</b>'),
    fix: (text) => text.replaceAll('<b>', '<strong>').replaceAll('</b>', '</strong>'),
  },
  {
    name: 'a link to an event that is not there',
    file: redirects,
    says: 'un evento con questo id non c’è. Correggilo, per esempio /events',
    make: swap('/events/due-pomeriggi', '/events/tre-pomeriggi'),
    fix: swap('/events/tre-pomeriggi', '/events'),
  },
  {
    name: 'a page that is not there',
    file: redirects,
    says: 'non è né una pagina del sito né un indirizzo https',
    make: swap('"/about-us"', '"/about"'),
    fix: swap('"/about"', '"/about-us"'),
  },
  {
    name: 'a phone number with spaces',
    file: association,
    says: '+390701234567, senza spazi',
    make: swap('+390701234567', '+39 070 1234567'),
    fix: swap('+39 070 1234567', '+390701234567'),
  },
  {
    name: 'an e-mail address without a domain',
    file: association,
    says: '«info@example» non è un indirizzo email, per esempio info@example.org',
    make: swap('info@example.org', 'info@example'),
    fix: swap('info@example"', 'info@example.org"'),
  },
  {
    name: 'a web address without https',
    file: association,
    says: 'Deve iniziare con https://',
    make: swap('"https://www.openstreetmap.org/"', '"www.openstreetmap.org"'),
    fix: swap('"www.', '"https://www.'),
  },
  {
    name: 'an IBAN with a digit wrong',
    file: association,
    says: 'non è un IBAN valido',
    make: swap('123456"', '123457"'),
  },
  {
    name: 'a review without consent',
    file: reviews,
    at: '{',
    says: /riga 1: manca il consenso.*\(consentOn, per esempio 2027-03-15\)/,
    make: swap('  "consentOn": "2027-02-01",\n', ''),
    fix: swap('  "nameForm"', '  "consentOn": "2027-03-15",\n  "nameForm"'),
  },
  {
    name: 'a notice that ends before it begins',
    file: notice,
    at: '{',
    says: 'l’ultimo giorno viene prima del primo',
    make: swap('"2027-08-20"', '"2027-08-02"'),
  },
  {
    name: 'a pause of the listening desk without an end',
    file: pause,
    at: '{',
    says: '.until: manca. Aggiungi "until"',
    make: swap('    "until": "2027-08-22",\n', ''),
    fix: swap('    "text"', '    "until": "2027-08-20",\n    "text"'),
  },
  {
    name: 'a pause of the listening desk that ends before it begins',
    file: pause,
    at: '{',
    says: 'l’ultimo giorno viene prima del primo',
    make: swap('"2027-08-22"', '"2027-08-02"'),
  },
  {
    name: 'two pauses of the listening desk',
    file: pause,
    at: '[',
    says: 'si scrive una pausa alla volta',
    make: (text) => text.replace(/( {2}\{[^]*\})\n\]/, '$1,\n$1\n]'),
  },
  {
    name: 'a WhatsApp number without its country',
    file: helplines,
    says: 'non è un numero italiano di WhatsApp',
    make: swap('https://wa.me/39', 'https://wa.me/'),
  },
  {
    name: 'a WhatsApp number that begins as if with its country',
    file: helplines,
    says: 'non è un numero italiano di WhatsApp',
    make: swap('https://wa.me/393330000000', 'https://wa.me/3930000000'),
  },
  {
    name: 'WhatsApp as a chat',
    file: helplines,
    at: 'https://wa.me/39',
    says: 'non è un numero italiano di WhatsApp',
    make: swap('"whatsapp"', '"chat"'),
  },
  {
    name: 'two ways to a helpline on one page',
    file: helplines,
    at: '"ways"',
    says: 'due modi portano alla stessa pagina',
    make: swap('https://example.org/chat', 'https://EXAMPLE.org/modulo/'),
  },
  {
    name: 'a helpline that was checked in the future',
    file: helplines,
    says: 'la data è nel futuro',
    make: swap('"verifiedOn": "2027', '"verifiedOn": "2028'),
  },
  {
    name: 'a day of the week in Italian',
    file: desk,
    says: '«lunedì» non è tra i valori ammessi: monday, tuesday',
    make: swap('"monday"', '"lunedì"'),
    fix: swap('lunedì', 'monday'),
  },
  {
    name: 'a public grant without the body that gave it',
    file: transparency,
    at: '{\n      "amount"',
    says: 'grants«2026-05-04».body: manca. Aggiungi "body".',
    make: swap('      "body": "Comune di Prova",\n', ''),
    fix: swap('"amount"', '"body": "Comune di Prova",\n      "amount"'),
  },
  {
    name: 'an amount without a reason',
    file: transparency,
    at: '{\n      "body"',
    says: 'grants«Comune di Prova».reason: manca. Aggiungi "reason".',
    make: swap(/,\n *"reason": \{[^}]*\}/, ''),
  },
  {
    name: 'an amount below zero',
    file: transparency,
    says: 'non è una somma in euro. Scrivila come 12.50',
    make: swap('1200', '-1200'),
  },
  // Messages.
  {
    name: 'a message that English lacks',
    file: en,
    at: '"HomePage"',
    says: 'HomePage.newsTitle: manca il testo inglese: scrivilo.',
    make: swap(/ *"newsTitle": "[^"]*",\n/, ''),
  },
  {
    name: 'an argument that no page has a value for',
    file: it,
    says: 'HomePage.newsTitle: nel testo italiano c’è {luogo}, che il sito qui non conosce',
    make: swap(newsTitle, '"newsTitle": "Da {luogo}"'),
    fix: swap('{luogo}', 'Quartu'),
  },
  {
    name: 'an argument that only the Italian has otherwise',
    file: it,
    says: /HomePage\.lead: nel testo italiano .* altre lingue: manca \{city\}/,
    make: (text) => text.replace(/("HomePage": \{[^}]*?"lead": "[^"]*?)\{city\}/, '$1Cagliari'),
  },
  {
    name: 'a tag that was dropped in the translation',
    file: es,
    says: 'manca <privacy>',
    make: (text) => text.replace(/<privacy>([^<]*)<\/privacy>/, '$1'),
  },
  {
    name: 'a straight apostrophe in an address',
    file: association,
    says: "address.street: «dell'Asilo»: usa l’apostrofo tipografico ’.",
    make: swap(/"street": "[^"]*"/, '"street": "Via dell\'Asilo 1"'),
    fix: swap("l'A", 'l’A'),
  },
  {
    name: 'an apostrophe for an accent',
    file: it,
    says: "HomePage.newsTitle: «c'e'»: l’accento non si scrive con l’apostrofo: scrivi «c’è».",
    make: swap(newsTitle, '"newsTitle": "Che cosa c\'e\' in zona"'),
    fix: swap("c'e'", 'c’è'),
  },
  {
    name: 'a text that was copied, not translated',
    file: es,
    says: 'è uguale all’italiano. Traducilo',
    make: swap(newsTitle, '"newsTitle": "Notizie"'),
  },
  {
    name: 'a web address that is not secure',
    file: it,
    says: 'Scrivilo con https://',
    make: swap(newsTitle, '"newsTitle": "Vedi http://example.org"'),
    fix: swap('http://', 'https://'),
  },
]
