import json from '../../content/news.json'
import { newsSchema } from './news-schema'
import { parseContent } from './parse-content'

export const news = parseContent('content/news.json', newsSchema, json)
