import CMS, { type CmsConfig } from '@sveltia/cms'
import { commitCarefully } from './careful-commits'
import type { Form } from './check-before-save'
import { readContent, writeContent, type Named } from './content-format'
import { readEvents, writeEvents } from './events-format'
import { readTexts, writeTexts } from './texts-format'

declare const CONFIGURATION: CmsConfig
declare const REPOSITORY: string
declare const API: string
declare const SITE: string

const configuration = JSON.parse(
  JSON.stringify(CONFIGURATION).replaceAll('(SITE/', `(${SITE}/`),
) as CmsConfig

const forms = (configuration.collections as { files: Form[] }[]).flatMap(({ files }) => files)
for (const { format = '', fields } of forms) {
  if (format === 'texts') continue
  const isEvents = format === 'events'
  CMS.registerCustomFormat(format, 'json', {
    fromFile: (text) =>
      readContent(isEvents ? readEvents(text) : JSON.parse(text), fields as Named[]),
    toFile: (content) => writeContent(isEvents ? writeEvents(content) : content, fields as Named[]),
  })
}
CMS.registerCustomFormat('texts', 'json', { fromFile: readTexts, toFile: writeTexts })
await commitCarefully(REPOSITORY, forms)
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
        create: 'content: {{collection}}, {{slug}}',
      },
    },
    display_url: SITE,
  },
})
