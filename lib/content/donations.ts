import json from '../../content/donations.json'
import { donationsSchema } from './donations-schema'
import { parseContent } from './parse-content'

export const donations = parseContent('content/donations.json', donationsSchema, json)
