import json from '../../content/welcome.json'
import { parseContent } from './parse-content'
import { welcomeSchema } from './schemas/welcome'

export const welcome = parseContent('content/welcome.json', welcomeSchema, json)
