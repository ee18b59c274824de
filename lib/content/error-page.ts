import json from '../../content/error-page.json'
import { parseContent } from './parse-content'
import { errorPageSchema } from './schemas/error-page'

export const errorPage = parseContent('content/error-page.json', errorPageSchema, json)
