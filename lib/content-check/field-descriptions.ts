/** What a field is and where it shows, for the person who writes it; a good value as an example. */
export type FieldDescription = {
  it: string
  en: string
  example?: unknown
  /** The Italian words for each of the values that a list allows, as forms show them. */
  values?: Record<string, string>
}

type Fields = Record<string, FieldDescription>

const sample: FieldDescription = {
  it: 'true finché i dati sono inventati. Con i dati veri si toglie: npm run launch-check elenca ciò che resta.',
  en: 'true while the data is invented. Remove it with the real data: npm run launch-check lists what is left.',
  example: true,
}

const id: FieldDescription = {
  it: 'Il nome nel codice e negli indirizzi: minuscole, cifre e trattini, diverso da tutti gli altri. Non cambiarlo più.',
  en: 'The name in code and addresses: small letters, digits and hyphens, unlike all others. Never change it later.',
  example: 'due-pomeriggi',
}

const from: FieldDescription = {
  it: 'Il primo giorno in cui si vede, anno-mese-giorno.',
  en: 'The first day on which it shows, year-month-day.',
  example: '2027-08-10',
}

const until: FieldDescription = {
  it: 'L’ultimo giorno in cui si vede, compreso; poi sparisce da solo.',
  en: 'The last day on which it shows, included; then it goes by itself.',
  example: '2027-08-20',
}

const path: FieldDescription = {
  it: 'La pagina del sito a cui porta, senza la lingua.',
  en: 'The page of the site to which it leads, without the language.',
  example: '/contacts',
}

const link: Fields = {
  link: {
    it: 'Un link a una pagina del sito. Facoltativo.',
    en: 'A link to a page of the site. Optional.',
  },
  'link.path': path,
  'link.label': {
    it: 'Le parole del link.',
    en: 'The words of the link.',
    example: { it: 'Come trovarci', en: 'How to find us', es: 'Cómo encontrarnos' },
  },
}

const policy: Fields = {
  lastUpdated: {
    it: 'Il giorno dell’ultimo cambiamento; si vede in cima alla pagina.',
    en: 'The day of the last change; shows at the top of the page.',
    example: '2027-03-15',
  },
  inShort: {
    it: 'Le cose più importanti, in cima alla pagina.',
    en: 'The most important things, at the top of the page.',
  },
  'inShort.only': {
    it: 'Solo se il sito ha (with-tag-manager) o non ha (without-tag-manager) le statistiche.',
    en: 'Only if the site has (with-tag-manager) or has not (without-tag-manager) statistics.',
    example: 'with-tag-manager',
  },
  'inShort.text': {
    it: 'Una frase. {email} o [parole](/contacts) diventano un dato o un link.',
    en: 'One sentence. {email} or [words](/contacts) become a fact or a link.',
  },
  sections: { it: 'I capitoli, in ordine.', en: 'The chapters, in order.' },
  'sections.id': { ...id, example: 'diritti' },
  'sections.only': {
    it: 'Solo se il sito ha (with-tag-manager) o non ha (without-tag-manager) le statistiche.',
    en: 'Only if the site has (with-tag-manager) or has not (without-tag-manager) statistics.',
    example: 'with-tag-manager',
  },
  'sections.title': { it: 'Il titolo del capitolo.', en: 'The chapter’s title.' },
  'sections.paragraphs': {
    it: 'I paragrafi. {email} o [parole](/contacts) diventano un dato o un link.',
    en: 'The paragraphs. {email} or [words](/contacts) become a fact or a link.',
  },
  'sections.list': { it: 'Un elenco dopo i paragrafi.', en: 'A list after the paragraphs.' },
  'sections.stored': {
    it: 'La tabella di ciò che il sito lascia nel browser.',
    en: 'The table of what the site leaves in the browser.',
  },
  'sections.stored.only': {
    it: 'Solo se il sito ha (with-tag-manager) o non ha (without-tag-manager) le statistiche.',
    en: 'Only if the site has (with-tag-manager) or has not (without-tag-manager) statistics.',
    example: 'with-tag-manager',
  },
  'sections.stored.names': {
    it: 'I nomi, come si leggono nel browser.',
    en: 'The names, as they read in the browser.',
    example: ['NEXT_LOCALE'],
  },
  'sections.stored.kind': { it: 'Dove resta.', en: 'Where it is kept.', example: 'cookie' },
  'sections.stored.setBy': { it: 'Chi lo mette.', en: 'Who sets it.', example: 'association' },
  'sections.stored.purpose': { it: 'A che cosa serve.', en: 'What it is for.' },
  'sections.stored.duration': { it: 'Quanto resta.', en: 'How long it stays.' },
  'sections.closing': {
    it: 'Paragrafi dopo l’elenco o la tabella.',
    en: 'Paragraphs after the list or the table.',
  },
  facts: {
    it: 'Decisioni dell’associazione che il testo nomina.',
    en: 'Decisions of the association that the text names.',
  },
  'facts.sample': sample,
}

/** By file, then by field; the field of a list's records is `sessions.date`. */
export const fieldDescriptions: Record<string, Fields> = {
  'content/analytics.json': {
    policyVersion: {
      it: 'Uno in più quando cambia ciò a cui si dà il consenso: il sito lo chiede di nuovo a tutti.',
      en: 'One more when what visitors consent to changes: the site asks everybody again.',
      example: 2,
    },
  },
  'content/association.json': {
    identity: {
      it: 'Chi siamo: a piè di pagina e in «Chi siamo».',
      en: 'Who we are: in the footer and on “About us”.',
    },
    'identity.sample': sample,
    'identity.name': {
      it: 'Il nome per intero, con la sigla APS.',
      en: 'The full name, with the letters APS.',
      example: 'Associazione Esempio APS',
    },
    'identity.shortName': {
      it: 'Il nome breve, in cima alle pagine e nel titolo del browser.',
      en: 'The short name, at the top of pages and in the browser’s title.',
      example: 'Associazione Esempio',
    },
    'identity.coordinator': {
      it: 'Chi coordina: nome e cognome.',
      en: 'Who coordinates: first and last name.',
      example: 'Nome Cognome',
    },
    'identity.fiscalCode': {
      it: 'Il codice fiscale dell’associazione, 11 cifre; anche per il 5x1000.',
      en: 'The association’s Italian tax ID, 11 digits; also for 5x1000.',
      example: '12345678903',
    },
    'identity.activeSince': {
      it: 'L’anno in cui è nata.',
      en: 'The year in which it began.',
      example: 2016,
    },
    address: { it: 'La sede, nei contatti.', en: 'The office, on the contacts page.' },
    'address.sample': sample,
    'address.street': { it: 'Via e numero.', en: 'Street and number.', example: 'Via Roma 1' },
    'address.postalCode': {
      it: 'Il CAP, tra virgolette.',
      en: 'The postcode, in quotes.',
      example: '09045',
    },
    'address.city': { it: 'La città.', en: 'The city.', example: 'Quartu Sant’Elena' },
    'address.province': {
      it: 'La sigla della provincia.',
      en: 'The province’s two letters.',
      example: 'CA',
    },
    'address.mapUrl': {
      it: 'Il link alla mappa.',
      en: 'The link to the map.',
      example: 'https://www.openstreetmap.org/',
    },
    contacts: {
      it: 'Come raggiungerci: vale per tutti i punti del sito con un numero o un indirizzo.',
      en: 'How to reach us: wherever the site shows a number or an address.',
    },
    'contacts.sample': sample,
    'contacts.phone': {
      it: 'Il telefono, con +39 e senza spazi: il sito li aggiunge.',
      en: 'The phone, with +39 and without spaces: the site adds them.',
      example: '+390701234567',
    },
    'contacts.whatsapp': {
      it: 'Il numero WhatsApp, con +39 e senza spazi.',
      en: 'The WhatsApp number, with +39 and without spaces.',
      example: '+393201234567',
    },
    'contacts.email': {
      it: 'L’indirizzo e-mail che tutti vedono.',
      en: 'The e-mail address that everybody sees.',
      example: 'info@example.org',
    },
    'contacts.instagram': { it: 'Il profilo Instagram.', en: 'The Instagram profile.' },
    'contacts.instagram.handle': {
      it: 'Il nome senza @.',
      en: 'The name without @.',
      example: 'associazione.di.esempio',
    },
    'contacts.instagram.url': {
      it: 'Il link al profilo.',
      en: 'The link to the profile.',
      example: 'https://www.instagram.com/associazione.di.esempio/',
    },
    'contacts.facebook': { it: 'La pagina Facebook.', en: 'The Facebook page.' },
    'contacts.facebook.name': {
      it: 'Il nome della pagina.',
      en: 'The page’s name.',
      example: 'Associazione Esempio APS',
    },
    'contacts.facebook.url': {
      it: 'Il link alla pagina.',
      en: 'The link to the page.',
      example: 'https://www.facebook.com/associazione.di.esempio',
    },
    donations: { it: 'Come donare.', en: 'How to give.' },
    'donations.sample': sample,
    'donations.iban': {
      it: 'L’IBAN, senza spazi; la pagina e il codice QR lo prendono da qui.',
      en: 'The IBAN, without spaces; the page and the QR code take it from here.',
      example: 'IT60X0542811101000000123456',
    },
    'donations.accountHolder': {
      it: 'L’intestatario del conto.',
      en: 'The account’s name.',
      example: 'Associazione Esempio APS',
    },
    'donations.paypalUrl': {
      it: 'Il link per donare con PayPal.',
      en: 'The link to give by PayPal.',
      example: 'https://www.paypal.com/donate/?hosted_button_id=ESEMPIO',
    },
  },
  'content/audiences.json': {
    id: {
      it: 'Per chi è il link; l’elenco è fisso.',
      en: 'For whom the link is; the list is fixed.',
      example: 'teen',
    },
    path,
    anchor: {
      it: 'Il punto della pagina a cui porta il link.',
      en: 'The place of the page to lead to.',
      example: 'minors-title',
    },
    label: {
      it: 'Le parole del link, nella pagina iniziale.',
      en: 'The words of the link, on the home page.',
    },
  },
  'content/donations.json': {
    transferText: {
      it: 'Come comincia la causale del bonifico; segue il nome di chi dona. In italiano, senza accenti.',
      en: 'How a transfer’s reference begins; the donor’s name follows. In Italian, without accents.',
      example: 'Erogazione liberale di',
    },
  },
  'content/error-page.json': {
    title: {
      it: 'Il titolo della pagina quando il sito ha un guasto.',
      en: 'The page’s title when the site has failed.',
    },
    text: { it: 'Che cosa è successo e che cosa fare.', en: 'What happened and what to do.' },
    retry: { it: 'Il bottone per riprovare.', en: 'The button to try again.' },
    call: { it: 'Il link per chiamarci.', en: 'The link to call us.' },
    emergency: { it: 'Il link al 112.', en: 'The link to 112.' },
  },
  'content/events.json': {
    id: {
      ...id,
      it: `${id.it} È l’indirizzo: /events/due-pomeriggi.`,
      en: `${id.en} It is the address: /events/due-pomeriggi.`,
    },
    sample,
    publishedOn: {
      it: 'Il giorno in cui l’evento è stato messo sul sito.',
      en: 'The day on which the event was put on the site.',
      example: '2027-03-15',
    },
    title: {
      it: 'Il titolo.',
      en: 'The title.',
      example: { it: 'Serata di ascolto', en: 'An evening of listening', es: 'Tarde de escucha' },
    },
    subtitle: {
      it: 'Una riga sotto il titolo.',
      en: 'One line below the title.',
      example: { it: 'Per conoscerci', en: 'To get to know each other', es: 'Para conocernos' },
    },
    sessions: {
      it: 'Le date, una o più.',
      en: 'The dates, one or more.',
      example: [{ date: '2027-10-25', start: '16:00', end: '18:30' }],
    },
    'sessions.date': {
      it: 'Il giorno: anno-mese-giorno.',
      en: 'The day: year-month-day.',
      example: '2027-10-25',
    },
    'sessions.start': {
      it: 'L’ora di inizio in Italia.',
      en: 'The time of the beginning in Italy.',
      example: '16:00',
    },
    'sessions.end': {
      it: 'L’ora di fine in Italia. Se è dopo mezzanotte scrivi l’ora del giorno dopo, fino alle 06:00, e lascia la data di inizio: dalle 21:00 alle 00:30.',
      en: 'The time of the end in Italy. After midnight write the time of the next day, 06:00 at the latest, and keep the date of the beginning: from 21:00 to 00:30.',
      example: '18:30',
    },
    location: { it: 'Dove.', en: 'Where.' },
    'location.name': {
      it: 'Il nome del luogo.',
      en: 'The name of the place.',
      example: 'Biblioteca comunale',
    },
    'location.address': {
      it: 'Via, numero e città.',
      en: 'Street, number and city.',
      example: 'Via Roma 1, Quartu Sant’Elena',
    },
    'location.mapUrl': {
      it: 'Il link alla mappa, se l’indirizzo da solo porta altrove.',
      en: 'The link to the map, if the address alone leads elsewhere.',
      example: 'https://www.openstreetmap.org/',
    },
    shortDescription: {
      it: 'Due righe, per l’elenco e la pagina iniziale.',
      en: 'Two lines, for the list and the home page.',
      example: {
        it: 'Un incontro aperto a tutte le persone.',
        en: 'A session that is open to everybody.',
        es: 'Un encuentro abierto a todas las personas.',
      },
    },
    description: {
      it: 'Il testo intero, con <p>, <strong>, <em>, <ul>, <ol>, <li> e <a href="…">.',
      en: 'The whole text, with <p>, <strong>, <em>, <ul>, <ol>, <li> and <a href="…">.',
    },
    audiences: {
      it: 'Per chi è.',
      en: 'For whom it is.',
      example: ['adults', 'youth'],
      values: {
        adults: 'Adulti',
        children: 'Bambini',
        teens: 'Adolescenti',
        youth: 'Giovani',
        elderly: 'Persone anziane',
      },
    },
    price: {
      it: 'Quanto costa; "free" è gratis.',
      en: 'What it costs; "free" is free.',
      example: 'free',
      values: {
        free: 'Gratis',
        'reservation-required': 'Serve la prenotazione',
        donation: 'Offerta libera',
        euro: 'Si paga',
      },
    },
    'price.euro': { it: 'Il prezzo in euro.', en: 'The price in euro.', example: 12.5 },
    status: {
      it: 'A che punto è: in programma, al completo, annullato…',
      en: 'How it stands: scheduled, full, cancelled …',
      example: 'scheduled',
    },
    bookingUntil: {
      it: 'L’ultimo giorno per prenotare.',
      en: 'The last day to book.',
      example: '2027-10-20',
    },
  },
  'content/exit.json': {
    url: {
      it: 'Dove porta «Esci subito»: un sito pubblico che non dice nulla di chi legge.',
      en: 'Where “Leave now” leads: a public site that says nothing about its reader.',
    },
  },
  'content/helplines.json': {
    id,
    tel: {
      it: 'Il numero da comporre: corto, o con +39 e senza spazi.',
      en: 'The number to dial: short, or with +39 and without spaces.',
      example: '112',
    },
    display: { it: 'Il numero come si legge.', en: 'The number as it reads.', example: '112' },
    name: { it: 'Il nome della linea.', en: 'The line’s name.' },
    purpose: { it: 'Quando chiamare.', en: 'When to call.' },
    hours: { it: 'Gli orari, e se è gratis.', en: 'The hours, and whether it is free.' },
    source: {
      it: 'Dove è stato letto il numero.',
      en: 'Where the number was read.',
      example: '19696.it',
    },
    verifiedOn: {
      it: 'Il giorno in cui qualcuno l’ha controllato. Dopo 180 giorni il controllo avvisa, dopo 365 non si pubblica.',
      en: 'The day on which somebody checked it. After 180 days the check warns, after 365 it stops a launch.',
      example: '2027-03-15',
    },
  },
  'content/listening-desk.json': {
    days: {
      it: 'I giorni dello sportello: pagina, modulo ed e-mail li prendono da qui.',
      en: 'The desk’s days: page, form and e-mail take them from here.',
      example: ['monday', 'friday'],
    },
    slots: {
      it: 'Gli orari, uguali in ogni giorno.',
      en: 'The times, the same on each day.',
      example: [{ start: '10:00', end: '13:00' }],
    },
    'slots.start': { it: 'Dalle.', en: 'From.', example: '10:00' },
    'slots.end': { it: 'Alle.', en: 'To.', example: '13:00' },
    closures: { it: 'Quando è chiuso.', en: 'When it is closed.' },
    'closures.sample': sample,
    'closures.daysOff': {
      it: 'Giorni di chiusura: mese-giorno se torna ogni anno, anno-mese-giorno se è una volta sola.',
      en: 'Days off: month-day for every year, year-month-day for once.',
      example: ['12-25', '2027-08-16'],
    },
  },
  'content/news.json': {
    id,
    sample,
    publishedOn: {
      it: 'Il giorno in cui la notizia è stata messa sul sito.',
      en: 'The day on which the news was put on the site.',
      example: '2027-03-15',
    },
    title: { it: 'Il titolo, nella pagina iniziale.', en: 'The title, on the home page.' },
    text: { it: 'Due frasi.', en: 'Two sentences.' },
    path,
  },
  'content/notice.json': {
    id,
    from,
    until,
    tone: {
      it: 'urgent si vede di più: una chiusura improvvisa, un numero che non risponde.',
      en: 'urgent stands out more: a closure, a number that does not answer.',
      example: 'info',
      values: { info: 'Un’informazione', urgent: 'Urgente: si vede di più' },
    },
    text: {
      it: 'L’avviso, in cima a tutte le pagine.',
      en: 'The notice, at the top of every page.',
      example: {
        it: 'Dal 9 al 20 agosto lo sportello è chiuso.',
        en: 'The desk is closed from 9 to 20 August.',
        es: 'El espacio de escucha cierra del 9 al 20 de agosto.',
      },
    },
    ...link,
  },
  'content/pictures.json': {
    id: {
      it: 'Dove si vede: in cima alla pagina iniziale (home, al posto del disegno), in «Chi siamo» della stessa pagina (about-us), negli eventi (event) o in un solo evento (event-<id dell’evento>). Il file è public/assets/pictures/<id>.jpg.',
      en: 'Where it shows: at the top of the home page (home, in place of the drawing), beside “About us” on the same page (about-us), on events (event) or on a single event (event-<id of the event>). Its file is public/assets/pictures/<id>.jpg.',
      example: 'event-due-pomeriggi',
    },
    alt: {
      it: 'Che cosa si vede, per chi non la vede.',
      en: 'What it shows, for people who cannot see it.',
      example: {
        it: 'Una stanza con due poltrone.',
        en: 'A room with two armchairs.',
        es: 'Una sala con dos sillones.',
      },
    },
    decorative: {
      it: 'true se non dice nulla che non stia nel testo; allora senza "alt".',
      en: 'true if it says nothing that the text does not; then without "alt".',
      example: true,
    },
  },
  'content/policies/accessibility-statement.json': {
    ...policy,
    'facts.accessibilityReply': {
      it: 'Entro quando rispondiamo a una segnalazione.',
      en: 'How soon we answer a report.',
    },
  },
  'content/policies/cookie-policy.json': policy,
  'content/policies/privacy-policy.json': {
    ...policy,
    'facts.hosting': { it: 'Chi ospita il sito.', en: 'Who hosts the site.' },
    'facts.mailbox': {
      it: 'Chi fornisce la casella e-mail.',
      en: 'Who provides the mailbox.',
    },
    'facts.contactPeriod': {
      it: 'Per quanto si tengono i messaggi.',
      en: 'How long messages are kept.',
    },
    'facts.listeningDeskPeriod': {
      it: 'Per quanto si tengono le richieste allo sportello.',
      en: 'How long requests to the desk are kept.',
    },
  },
  'content/practical-answers.json': {
    id,
    sample,
    pages: {
      it: 'Le pagine che mostrano la domanda.',
      en: 'The pages that show the question.',
      example: ['/contacts'],
    },
    question: { it: 'La domanda.', en: 'The question.' },
    answer: {
      it: 'La risposta. {email} o [parole](/contacts) diventano un dato o un link.',
      en: 'The answer. {email} or [words](/contacts) become a fact or a link.',
    },
  },
  'content/redirects.json': {
    from: {
      it: 'Il vecchio indirizzo, senza il nome del sito.',
      en: 'The old address, without the site’s name.',
      example: '/chi-siamo',
    },
    to: {
      it: 'La pagina di oggi, o un indirizzo https di un altro sito.',
      en: 'The page of today, or an https address of another site.',
      example: '/about-us',
    },
  },
  'content/reviews.json': {
    id,
    sample,
    name: {
      it: 'Il nome, scritto come lo vuole la persona.',
      en: 'The name, written as the person wants it.',
      example: 'A.',
    },
    text: {
      it: 'Le sue parole.',
      en: 'Their words.',
      example: {
        it: 'Mi hanno ascoltato con calma.',
        en: 'They listened to me patiently.',
        es: 'Me escucharon con calma.',
      },
    },
    consentOn: {
      it: 'Il giorno in cui la persona ha accettato per iscritto. Senza, la recensione non si pubblica.',
      en: 'The day on which the person agreed in writing. Without it a review is not published.',
      example: '2027-03-15',
    },
    nameForm: {
      it: 'Quale nome ha accettato: di battesimo (senza cognome), iniziale, inventato.',
      en: 'Which name they agreed to: first name (no surname), initial, invented.',
      example: 'initial',
      values: {
        'first-name': 'Il nome di battesimo',
        initial: 'L’iniziale con il punto',
        invented: 'Un nome inventato',
      },
    },
    until: {
      ...until,
      it: 'L’ultimo giorno in cui si vede. Se la persona revoca il consenso, la recensione va tolta subito.',
      en: 'The last day on which it shows. If the person withdraws, the review is removed at once.',
    },
  },
  'content/same-words.json': {},
  'content/services.json': {
    id: { it: 'Quale servizio; l’elenco è fisso.', en: 'Which service; the list is fixed.' },
    path,
    title: { it: 'Il nome del servizio.', en: 'The service’s name.' },
    summary: { it: 'Che cos’è, in due frasi.', en: 'What it is, in two sentences.' },
    detail: {
      it: 'Una cosa in più da sapere, in poche parole.',
      en: 'One more thing to know, in a few words.',
    },
    audiences: { it: 'Per chi è.', en: 'For whom it is.', example: ['adult', 'parent'] },
    ages: { it: 'Le età, comprese.', en: 'The ages, both included.' },
    'ages.from': { it: 'Da.', en: 'From.', example: 6 },
    'ages.to': { it: 'A.', en: 'To.', example: 17 },
  },
  'content/to-confirm.json': {
    id,
    where: {
      it: 'Dove sta scritto: file e chiave.',
      en: 'Where it is written: file and key.',
      example: ['messages/it.json#HomePage.title'],
    },
    question: { it: 'Che cosa va chiesto.', en: 'What has to be asked.' },
    who: { it: 'Chi lo sa.', en: 'Who knows.' },
    confirmedOn: {
      it: 'Il giorno della risposta.',
      en: 'The day of the answer.',
      example: '2027-03-15',
    },
  },
  'content/translations.json': {},
  'content/welcome.json': {
    enabled: { it: 'true per mostrarlo.', en: 'true to show it.', example: false },
    from,
    until,
    title: { it: 'Il titolo della finestra.', en: 'The window’s title.' },
    text: { it: 'Due frasi.', en: 'Two sentences.' },
    ...link,
  },
}
