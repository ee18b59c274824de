import 'server-only'
import { siteUrl } from '../site-url'
import { environmentSchema, fields, type Environment } from './schema'
import { originOf } from './value-schemas'

export type { Environment }

export type EnvironmentResult =
  | { environment: Environment; problems?: undefined }
  | { environment?: undefined; problems: string[] }

type Variables = Record<string, string | undefined>

/** Reads every variable and says every problem, by name and without any value. */
export function parseEnvironment(variables: Variables): EnvironmentResult {
  const given = Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = variables[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const result = environmentSchema.safeParse(given)
  return result.success
    ? { environment: result.data }
    : { problems: result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) }
}

// What the bundler put into the pages; the process that serves them may have been given another.
const built = {
  siteUrl,
  siteKey: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY,
  containerId: process.env.NEXT_PUBLIC_GTM_ID,
}

/** Reads every variable, and holds those that are baked into the pages against the build's. */
export function checkEnvironment(variables: Variables, build = built): EnvironmentResult {
  const { environment, problems = [] } = parseEnvironment(variables)
  const {
    SITE_URL: url,
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: siteKey,
    NEXT_PUBLIC_GTM_ID: containerId,
  } = variables
  const differing = [
    url && originOf(url) !== build.siteUrl && 'SITE_URL',
    environment?.recaptcha && siteKey !== build.siteKey && 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    containerId && containerId !== build.containerId && 'NEXT_PUBLIC_GTM_ID',
  ].filter((name) => typeof name === 'string' && name !== '')
  const all = [
    ...problems,
    ...differing.map((name) => `${name} is not the one that the site was built with: build again`),
  ]
  return environment && all.length === 0 ? { environment } : { problems: all }
}

let read: EnvironmentResult | undefined

/** Returns the environment of this process, read once and not before it is needed. */
export function readEnvironment(): EnvironmentResult {
  return (read ??= checkEnvironment(process.env))
}
