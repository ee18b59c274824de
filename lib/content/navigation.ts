import json from '../../content/navigation.json'
import { navigationSchema } from './navigation-schema'
import { parseContent } from './parse-content'

export const navigation = parseContent('content/navigation.json', navigationSchema, json)
