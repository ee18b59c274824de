import json from '../../content/error-page.json'
import { errorPageSchema } from './error-page-schema'
import { parseContent } from './parse-content'

export const errorPage = parseContent('content/error-page.json', errorPageSchema, json)
