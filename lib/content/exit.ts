import json from '../../content/exit.json'
import { exitSchema } from './exit-schema'
import { parseContent } from './parse-content'

export const exit = parseContent('content/exit.json', exitSchema, json)
