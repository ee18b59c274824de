import json from '../../content/exit.json'
import { parseContent } from './parse-content'
import { exitSchema } from './schemas/exit'

export const exit = parseContent('content/exit.json', exitSchema, json)
