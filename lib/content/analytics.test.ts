import { expect, test } from 'vitest'
import { analyticsSchema } from './analytics-schema'
import { parseContent } from './parse-content'

function problem(content: object): string {
  try {
    parseContent('content/analytics.json', analyticsSchema, content)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test.each([
  [
    'the listening desk taken off the list',
    { excludedPaths: ['/services/psychological-services'], policyVersion: 1 },
    'content/analytics.json, excludedPaths: deve contenere /services/listening-desk e /services/psychological-services: lo promette la cookie policy.',
  ],
  [
    'the psychological services taken off the list',
    { excludedPaths: ['/services/listening-desk', '/contacts'], policyVersion: 1 },
    'content/analytics.json, excludedPaths: deve contenere /services/listening-desk e /services/psychological-services: lo promette la cookie policy.',
  ],
  [
    'a page that does not exist',
    { excludedPaths: ['/services/listening-desk', '/en/services'], policyVersion: 1 },
    'content/analytics.json, excludedPaths n. 2: «/en/services» non è tra i valori ammessi: ',
  ],
  [
    'half a version',
    { excludedPaths: ['/services/listening-desk'], policyVersion: 1.5 },
    'content/analytics.json, policyVersion: deve essere un numero intero da 1 in su.',
  ],
])('says what is wrong with %s', (_, content, message) => {
  expect(problem(content)).toContain(message)
})
