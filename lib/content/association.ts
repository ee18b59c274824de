import json from '../../content/association.json'
import { parseContent } from './parse-content'
import { associationSchema } from './schemas/association'

export const association = parseContent('content/association.json', associationSchema, json)
