import { z } from 'zod'
import { asciiEmailAddress } from './forms/email-address'
import { siteUrl } from './site-url'

const resendUrl = 'https://api.resend.com'
const googleVerifiers = [
  'https://www.google.com/recaptcha/api/siteverify',
  'https://www.recaptcha.net/recaptcha/api/siteverify',
]

const addressesSchema = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .refine((list) => list.every(asciiEmailAddress), 'is not a comma-separated list of addresses')

const fields = {
  SITE_URL: z
    .string()
    .refine(isWebUrl, 'is not an http(s) address')
    .default('http://localhost:3000'),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: z
    .string()
    .refine(
      (url) => originOf(url) === resendUrl || isLoopback(url),
      "is neither Resend's own address nor on the loopback interface",
    )
    .default(resendUrl),
  MAIL_FROM: z.string().refine(isSender, 'is not an address or `Name <address>`').optional(),
  CONTACT_MAIL_TO: addressesSchema.optional(),
  LISTENING_DESK_MAIL_TO: addressesSchema.optional(),
  MAIL_DELIVERY: z.enum(['resend', 'outbox'], 'is neither resend nor outbox').default('resend'),
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_MIN_SCORE: decimal('is not a number from 0 to 1', 0, 1).default(0.3),
  RECAPTCHA_VERIFY_URL: z
    .string()
    .refine(
      (url) => googleVerifiers.includes(url) || isLoopback(url),
      "is neither Google's verifier nor on the loopback interface",
    )
    .default(googleVerifiers[0] ?? ''),
  RECAPTCHA: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
  NEXT_PUBLIC_GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'is not a Tag Manager container id')
    .optional(),
  REDIS_URL: z
    .string()
    .refine((url) => /^rediss?:$/.test(protocolOf(url) ?? ''), 'is not a redis:// address')
    .optional(),
  TRUSTED_PROXY_HOPS: integer('is not a whole number from 0 to 9', 0, 9).default(0),
  RATE_LIMIT_PER_HOUR: integer('is not a whole number from 1', 1, 1_000_000_000).default(10),
}

const environmentSchema = z
  .object(fields)
  .superRefine(addMissing, {
    // Also while other values are wrong: every problem is said at once.
    when: () => true,
  })
  .transform((values) => ({
    mail: {
      delivery: values.MAIL_DELIVERY,
      apiKey: values.RESEND_API_KEY ?? '',
      baseUrl: values.RESEND_BASE_URL.replace(/\/+$/, ''),
      // The outbox needs no real addresses; what stands here can belong to no one.
      from: values.MAIL_FROM ?? 'sito@associazione.example',
      to: {
        contact: values.CONTACT_MAIL_TO ?? ['contatti@associazione.example'],
        'listening-desk': values.LISTENING_DESK_MAIL_TO ?? ['sportello@associazione.example'],
      },
    },
    recaptcha:
      values.RECAPTCHA === 'on'
        ? {
            secretKey: values.RECAPTCHA_SECRET_KEY ?? '',
            minScore: values.RECAPTCHA_MIN_SCORE,
            verifyUrl: values.RECAPTCHA_VERIFY_URL,
          }
        : undefined,
    redisUrl: values.REDIS_URL,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    rateLimitPerHour: values.RATE_LIMIT_PER_HOUR,
  }))

export type Environment = z.infer<typeof environmentSchema>

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
const built = { siteUrl, siteKey: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY }

/** Reads every variable, and holds those that are baked into the pages against the build's. */
export function checkEnvironment(variables: Variables, build = built): EnvironmentResult {
  const { environment, problems = [] } = parseEnvironment(variables)
  const { SITE_URL: url, NEXT_PUBLIC_RECAPTCHA_SITE_KEY: siteKey } = variables
  const differing = [
    url && originOf(url) !== build.siteUrl && 'SITE_URL',
    environment?.recaptcha && siteKey !== build.siteKey && 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
  ].filter((name) => typeof name === 'string' && name !== '')
  const all = [
    ...problems,
    ...differing.map((name) => `${name} is not the one that the site was built with: build again`),
  ]
  return environment && all.length === 0 ? { environment } : { problems: all }
}

let read: EnvironmentResult | undefined

/** The environment of this process, read once and not before it is needed. */
export function readEnvironment(): EnvironmentResult {
  return (read ??= checkEnvironment(process.env))
}

// Bundled into each route and into instrumentation.ts, which have only the global object in common.
const shared = globalThis as typeof globalThis & { problemsReported?: boolean }

/** Says once what is wrong: names of variables, never their values. */
export function reportProblems(problems: readonly string[]): void {
  if (shared.problemsReported) return
  shared.problemsReported = true
  console.error(
    [
      'The environment is incomplete or wrong, so the forms cannot take messages:',
      ...problems.map((problem) => `  - ${problem}`),
      'README.md says what each variable is for.',
    ].join('\n'),
  )
}

function addMissing(values: Record<string, unknown>, context: z.RefinementCtx): void {
  const missing = (name: string, why: string) => {
    if (values[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: `is missing: ${why}` })
    }
  }
  if (values.MAIL_DELIVERY === 'resend') {
    missing('RESEND_API_KEY', 'mail goes through Resend')
    missing('MAIL_FROM', 'mail needs a sender')
    missing('CONTACT_MAIL_TO', 'someone must receive the contact form')
    missing('LISTENING_DESK_MAIL_TO', 'someone must receive the listening-desk form')
  }
  if (values.RECAPTCHA === 'on') {
    missing('NEXT_PUBLIC_RECAPTCHA_SITE_KEY', 'reCAPTCHA is on')
    missing('RECAPTCHA_SECRET_KEY', 'reCAPTCHA is on')
  }
  const realMail = values.MAIL_DELIVERY === 'resend' && !isLoopback(String(values.RESEND_BASE_URL))
  if (values.RECAPTCHA === 'off' && realMail) {
    context.addIssue({
      code: 'custom',
      path: ['RECAPTCHA'],
      message: 'may be off only while no real mail is sent',
    })
  }
}

function integer(message: string, min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}

function decimal(message: string, min: number, max: number) {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}

function isSender(value: string): boolean {
  const named = /^[^<>"\p{Cc}]+<([^<>]+)>$/u.exec(value)
  return asciiEmailAddress(named?.[1] ?? value) !== undefined
}

function isWebUrl(value: string): boolean {
  return /^https?:$/.test(protocolOf(value) ?? '')
}

function isLoopback(url: string): boolean {
  if (!isWebUrl(url)) return false
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}

function protocolOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).protocol : undefined
}
