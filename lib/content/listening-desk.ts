import json from '../../content/listening-desk.json'
import { listeningDeskSchema } from './listening-desk-schema'
import { parseContent } from './parse-content'

export const listeningDesk = parseContent('content/listening-desk.json', listeningDeskSchema, json)
