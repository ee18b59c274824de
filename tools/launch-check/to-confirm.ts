import json from '../../content/to-confirm.json'
import { parseContent } from '../../lib/content/parse-content'
import { toConfirmSchema } from './to-confirm-schema'

const questions = parseContent('content/to-confirm.json', toConfirmSchema, json)

/** The questions that nobody has answered yet. */
export const openQuestions = questions.filter(({ confirmedOn }) => !confirmedOn)
