import json from '../../content/news.json'
import { parseContent } from './parse-content'
import { newsSchema } from './schemas/news'

export const news = parseContent('content/news.json', newsSchema, json)
