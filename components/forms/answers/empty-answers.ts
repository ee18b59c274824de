import type { FormName } from '../../../lib/forms/form-name'

/** The lists only: every other control starts as whatever stands in the page. */
export const emptyAnswers: Record<FormName, Record<string, string[]>> = {
  contact: {},
  'listening-desk': { topics: [] },
}
