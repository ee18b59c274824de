import json from '../../content/donations.json'
import { parseContent } from './parse-content'
import { donationsSchema } from './schemas/donations'

export const donations = parseContent('content/donations.json', donationsSchema, json)
