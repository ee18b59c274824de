import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  RichTextFieldBaseProps,
} from '@sveltia/cms'
import { idPattern } from '../lib/content/schemas/fields'
import { entryFile, entryFolder, entryKinds, type EntryKind } from '../lib/entries/entry-files'
import { isGroup } from '../lib/i18n/flatten-messages'
import { defaultLocale, locales } from '../lib/i18n/locales'
import { pageList, titleSuffix } from '../lib/pages'
import { descriptionLength, longestTitle } from '../tools/content-check/message-problems'
import { readMessage } from '../tools/content-check/read-message'
import { groupNames, otherTexts, pageName, sharedTexts } from './editor-labels'
import { contentField, contentFields, type JsonSchema } from './form-fields'
import { textName } from './text-labels'

/** What grows by itself: a file each, and a list that is searched and sorted; the newest first. */
const entries = {
  events: {
    label: 'Eventi',
    label_singular: 'Evento',
    icon: 'event',
    newest: 'sessions.0.date',
    name: 'title.it',
    summary: "{{fields.sessions.0.date | date('DD/MM/YYYY')}} · {{fields.title.it}}",
  },
  news: {
    label: 'Notizie',
    label_singular: 'Notizia',
    icon: 'newspaper',
    newest: 'publishedOn',
    name: 'title.it',
    summary: "{{fields.publishedOn | date('DD/MM/YYYY')}} · {{fields.title.it}}",
  },
  reviews: {
    label: 'Recensioni',
    label_singular: 'Recensione',
    icon: 'reviews',
    newest: 'consentOn',
    name: 'text.it',
    summary: '{{fields.name}} · {{fields.text.it | truncate(60)}}',
  },
} satisfies Record<EntryKind, object>

/** The editors' menu: what they change often comes first. */
const menu: { name: string; label: string; icon: string; files: Record<string, string> }[] = [
  {
    name: 'notices',
    label: 'Avvisi e fotografie',
    icon: 'campaign',
    files: { notice: 'Avvisi in cima alle pagine', pictures: 'Fotografie' },
  },
  {
    name: 'association',
    label: 'Associazione',
    icon: 'diversity_3',
    files: {
      'phone-hours': 'Orari del telefono',
      closures: 'Chiusure',
      'listening-desk': 'Orari dello sportello',
      'desk-pause': 'Pausa dello sportello',
      association: 'Nome, indirizzo, contatti',
      helplines: 'Numeri di aiuto',
      'nearby-services': 'Servizi pubblici vicini',
      donations: 'Donazioni',
      transparency: 'Trasparenza',
      services: 'Servizi',
      audiences: 'Per chi sono i servizi',
      'practical-answers': 'Risposte pratiche',
      welcome: 'Benvenuto',
    },
  },
  {
    name: 'policies',
    label: 'Informative',
    icon: 'policy',
    files: {
      'policies/privacy-policy': 'Privacy',
      'policies/cookie-policy': 'Cookie',
      'policies/accessibility-statement': 'Accessibilità',
    },
  },
  {
    name: 'administration',
    label: 'Per chi amministra',
    icon: 'settings',
    files: {
      exit: 'Uscita rapida',
      'error-page': 'Pagina di errore',
      analytics: 'Statistiche',
      redirects: 'Vecchi indirizzi',
      'same-words': 'Parole uguali in tutte le lingue',
      'to-confirm': 'Da confermare',
    },
  },
]

/** Returns the application's configuration, but for the repository, which each page knows itself. */
export function editorConfiguration(
  schemaOf: (file: string) => JsonSchema | undefined,
  italian: Record<string, unknown>,
  identity: { shortName: string },
): CmsConfig {
  const ofEntries = entryKinds.map((kind) => entryCollection(kind, schemaOf))
  const collections = menu.map(({ files, ...collection }) => ({
    ...collection,
    files: Object.entries(files).map(([file, label]) => contentFile(file, label, schemaOf)),
  }))
  const texts = {
    name: 'texts',
    label: 'Testi delle pagine',
    icon: 'article',
    i18n: true,
    files: textFiles(italian, longestTitle - titleSuffix(identity).length),
  }
  const administration = collections.pop()
  return {
    load_config_file: false,
    backend: { name: 'github', repo: '' },
    publish_mode: 'editorial_workflow',
    app_title: 'Redazione',
    media_folder: 'content/pictures',
    public_folder: '/content/pictures',
    media_libraries: {
      default: {
        config: { slugify_filename: true, transformations: { raster_image: photograph } },
      },
      // No photographs of other people’s.
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
    field_defaults: { richtext: allowedTags },
    // What the form shows it would show again: the pull request has pictures of the pages.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    // Who may publish decides on GitHub, in the pull request.
    collections: [
      ...ofEntries,
      ...collections,
      texts,
      ...(administration ? [administration] : []),
    ].map((collection) => ({ ...collection, publish: false })),
  }
}

/** What the site allows in formatted text. */
const allowedTags = {
  buttons: ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  modes: ['rich_text'],
  use_emoji_autocomplete: false,
} satisfies RichTextFieldBaseProps

/**
 * Its place and the telephone's name go with what it weighs too much. So wide is the widest that the pages
 * show, and even a photograph of leaves weighs less than the content check allows.
 */
const photograph = { format: 'webp', quality: 80, width: 1600, height: 1600 } as const

/** The name of an entry's file, which is its id, is made of its title. */
function entryCollection(
  kind: EntryKind,
  schemaOf: (file: string) => JsonSchema | undefined,
): EntryCollection {
  const { name, newest, ...words } = entries[kind]
  const schema = schemaOf(entryFile(kind, '*'))
  if (!schema) throw new Error(`${kind} have no schema: see tools/content-check/checked-schemas.ts`)
  return {
    name: kind,
    ...words,
    folder: entryFolder(kind),
    extension: 'json',
    format: kind,
    create: true,
    identifier_field: name,
    fields: contentFields(schema),
    slug: {
      template: `{{fields.${name}}}`,
      editable: ['create'],
      pattern: [`^${idPattern}$`, 'Solo minuscole, cifre e trattini, per esempio due-pomeriggi'],
    },
    sortable_fields: { fields: [newest], default: { field: newest, direction: 'descending' } },
  }
}

function contentFile(
  file: string,
  label: string,
  schemaOf: (file: string) => JsonSchema | undefined,
): CollectionFile {
  const path = `content/${file}.json`
  const schema = schemaOf(path)
  if (!schema) throw new Error(`${path} has no schema: correct the menu in editor/configuration.ts`)
  const list = { ...contentField(file, { ...schema, title: label }, false), root: true } as Field
  return {
    name: file.replace('/', '-'),
    label,
    file: path,
    // Each form is written by its own fields (editor/content-format.ts).
    format: file.replace('/', '-'),
    fields: schema.type === 'array' ? [list] : contentFields(schema),
  }
}

/** A form for each page, in the order of the menu; then what several pages share. */
function textFiles(italian: Record<string, unknown>, longestPageTitle: number): CollectionFile[] {
  const ofPages = pageList.map(({ path, namespace }) => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    label: pageName(path),
    groups: [namespace as string],
    path,
  }))
  const forms = [...ofPages, ...sharedTexts.map((form) => ({ ...form, path: undefined }))]
  const known = new Set(forms.flatMap(({ groups }) => groups))
  const groups = Object.keys(italian).filter((group) => !known.has(group))
  return [...forms, { ...otherTexts, groups, path: undefined }].map(
    ({ name, label, groups: own, path }) => ({
      name,
      label,
      file: 'messages/{{locale}}.json',
      format: 'texts',
      i18n: true,
      fields: own.map((group) => ({
        ...textField(group, italian[group], longestPageTitle),
        label: path ? label : (groupNames[group] ?? textName(group, italian[group])),
        ...(path ? { collapsed: false, hint: `[Apri la pagina](SITE${path})` } : {}),
      })),
    }),
  )
}

function textField(name: string, value: unknown, longestPageTitle: number): Field {
  const label = textName(name, value)
  if (isGroup(value)) {
    const fields = Object.entries(value).map(([key, inner]) =>
      textField(key, inner, longestPageTitle),
    )
    return { name, label, widget: 'object', collapsed: true, i18n: true, fields }
  }
  return {
    name,
    label,
    widget: 'text',
    use_emoji_autocomplete: false,
    i18n: true,
    ...(name === 'metaTitle' && { maxlength: longestPageTitle }),
    ...(name === 'metaDescription' && {
      minlength: descriptionLength.min,
      maxlength: descriptionLength.max,
    }),
    ...filledIn(String(value)),
  }
}

/** What the site fills in has to stand in every language. */
function filledIn(message: string): { hint?: string; pattern?: [string, string] } {
  const { placeholders = new Map<string, string>() } = readMessage(message, defaultLocale)
  const names = [...placeholders.keys()]
  if (names.length === 0) return {}
  const ahead = names.map(
    (name) => `(?=[\\s\\S]*${name.replace(/[{}]/g, '\\$&').replace('\\}', '[,}]')})`,
  )
  return {
    hint: `Lascia com’è ${names.join(', ')}: lo riempie il sito.`,
    pattern: [`^${ahead.join('')}`, `Deve restare, scritto così: ${names.join(', ')}`],
  }
}
