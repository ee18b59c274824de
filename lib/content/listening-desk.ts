import json from '../../content/listening-desk.json'
import { parseContent } from './parse-content'
import { listeningDeskSchema } from './schemas/listening-desk'

export const listeningDesk = parseContent('content/listening-desk.json', listeningDeskSchema, json)
