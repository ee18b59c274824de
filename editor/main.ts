import CMS, { type CmsConfig } from '@sveltia/cms'
import { commitCarefully } from './careful-commits'
import { readEvents, writeEvents } from './events-format'
import type { Form } from './mistakes'
import { readTexts, writeTexts } from './texts-format'

declare const CONFIGURATION: CmsConfig
declare const REPOSITORY: string
declare const API: string
declare const SITE: string

const configuration = JSON.parse(
  JSON.stringify(CONFIGURATION).replaceAll('(SITE/', `(${SITE}/`),
) as CmsConfig

CMS.registerCustomFormat('texts', 'json', { fromFile: readTexts, toFile: writeTexts })
CMS.registerCustomFormat('events', 'json', { fromFile: readEvents, toFile: writeEvents })
const forms = (configuration.collections as { files: Form[] }[]).flatMap(({ files }) => files)
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
