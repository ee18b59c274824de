import json from '../../content/association.json'
import { associationSchema } from './association-schema'
import { parseContent } from './parse-content'

export const association = parseContent('content/association.json', associationSchema, json)
