import type { FieldValues, Resolver } from 'react-hook-form'
import type { FormName } from '@/lib/forms/forms'
import { withTimeout } from '@/lib/time/with-timeout'

/** Forty kilobytes with the telephone numbering plans: fetched once someone begins to write. */
const modules = {
  contact: () => import('./contact-resolver'),
  'listening-desk': () => import('./listening-desk-resolver'),
}

export async function loadResolver(form: FormName): Promise<Resolver<FieldValues>> {
  return (await modules[form]()).resolver
}

/**
 * Returns a resolver that loads the shared schema when it is first needed. Should it never come,
 * the form still sends: the server checks everything again, and its errors are shown in the same
 * way.
 */
function lazyResolver(form: FormName): Resolver<FieldValues> {
  return async (current, context, options) => {
    // react-hook-form goes on writing into its own object while the schema is on its way.
    const values = structuredClone(current)
    const resolver = await withTimeout(5000, loadResolver(form))
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
}

export const resolvers = {
  contact: lazyResolver('contact'),
  'listening-desk': lazyResolver('listening-desk'),
}
