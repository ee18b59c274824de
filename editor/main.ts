import CMS, { type CmsConfig } from '@sveltia/cms'
import { carefulFetch, newEntry } from './careful-commits'
import type { Form } from './check-before-save'
import { readContent, writeContent, type Named } from './content-format'
import { readEvent, writeEvent } from './events-format'
import { sayingWhatToDo } from './github-failures'
import { readTexts, writeTexts } from './texts-format'
import { unsentWork } from './unsent-work'

declare const CONFIGURATION: CmsConfig
declare const REPOSITORY: string
declare const API: string
declare const SITE: string

const configuration = JSON.parse(
  JSON.stringify(CONFIGURATION).replaceAll('(SITE/', `(${SITE}/`),
) as CmsConfig

const forms = (configuration.collections as (Form & { files?: Form[] })[]).flatMap(
  ({ files, ...entry }) => files ?? entry,
)
for (const { format = '', fields } of forms) {
  if (format === 'texts') continue
  const isEvents = format === 'events'
  CMS.registerCustomFormat(format, 'json', {
    fromFile: (text) =>
      readContent(isEvents ? readEvent(text) : JSON.parse(text), fields as Named[]),
    toFile: (content) => writeContent(isEvents ? writeEvent(content) : content, fields as Named[]),
  })
}
CMS.registerCustomFormat('texts', 'json', { fromFile: readTexts, toFile: writeTexts })
window.fetch = carefulFetch(
  sayingWhatToDo(window.fetch.bind(window), API),
  REPOSITORY,
  forms,
  await unsentWork(REPOSITORY),
)
void CMS.init({
  config: {
    ...configuration,
    backend: {
      name: 'github',
      repo: REPOSITORY,
      branch: 'main',
      api_root: API,
      auth_methods: ['token'],
      squash_merges: true,
      commit_messages: {
        update: 'content: {{collection}}, {{slug}}',
        create: `${newEntry} {{collection}}, {{slug}}`,
      },
    },
    display_url: SITE,
  },
})
