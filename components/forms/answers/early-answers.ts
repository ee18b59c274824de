import { emptyAnswers } from './empty-answers'
import type { FormName } from '../../../lib/forms/form-name'
import { readAnswers } from './read-answers'

/**
 * What stands in the form of the server's HTML before React has taken it over. React Hook Form
 * starts from this, or it would clear the radio buttons that are already chosen.
 */
export function earlyAnswers(form: FormName) {
  const element =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLFormElement>(`form[action="/api/${form}"]`)
  return { ...emptyAnswers[form], ...(element && readAnswers(element)) }
}
