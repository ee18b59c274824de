import { z } from 'zod'
import { isLoopback } from '../site-url'
import {
  address,
  addressList,
  decimal,
  integer,
  isRedisUrl,
  isSender,
  isWebUrl,
  originOf,
} from './value-schemas'

const resendUrl = 'https://api.resend.com'
const googleVerifiers = [
  'https://www.google.com/recaptcha/api/siteverify',
  'https://www.recaptcha.net/recaptcha/api/siteverify',
]

/** With a comment behind it, which systemd takes along, it would be refused only once somebody writes. */
const key = z.string().regex(/^[!-~]+$/, 'has white space or a sign in it that no key has')

/** Every variable that the running site reads. */
export const fields = {
  SITE_URL: address.refine(isWebUrl, 'is not an http(s) address').default('http://localhost:3000'),
  RESEND_API_KEY: key.optional(),
  RESEND_BASE_URL: address
    .refine(
      (url) => originOf(url) === resendUrl || isLoopback(url),
      "is neither Resend's own address nor on the loopback interface",
    )
    .default(resendUrl),
  MAIL_FROM: z.string().refine(isSender, 'is not an address or `Name <address>`').optional(),
  CONTACT_MAIL_TO: addressList('is not a comma-separated list of addresses').optional(),
  LISTENING_DESK_MAIL_TO: addressList('is not a comma-separated list of addresses').optional(),
  MAIL_DELIVERY: z.enum(['resend', 'outbox'], 'is neither resend nor outbox').default('resend'),
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: key.optional(),
  RECAPTCHA_SECRET_KEY: key.optional(),
  RECAPTCHA_MIN_SCORE: decimal('is not a number from 0 to 1', 0, 1).default(0.3),
  RECAPTCHA_VERIFY_URL: address
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
  REDIS_URL: address.refine(isRedisUrl, 'is not a redis:// address').optional(),
  TRUSTED_PROXY_HOPS: integer('is not a whole number from 0 to 9', 0, 9).default(0),
  RATE_LIMIT_PER_HOUR: integer('is not a whole number from 1', 1, 1_000_000_000).default(10),
}

export const environmentSchema = z
  .object(fields)
  .superRefine(addMissing, {
    // Also while other values are wrong: every problem is said at once.
    when: () => true,
  })
  .transform((values) => ({
    email: {
      delivery: values.MAIL_DELIVERY,
      apiKey: values.RESEND_API_KEY ?? '',
      baseUrl: values.RESEND_BASE_URL.replace(/(?<!\/)\/+$/, ''),
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
  const url = String(values.SITE_URL)
  if (values.MAIL_DELIVERY === 'outbox' && url.startsWith('https:') && !isLoopback(url)) {
    context.addIssue({
      code: 'custom',
      path: ['MAIL_DELIVERY'],
      message: 'may be outbox only where the public cannot reach the site: nobody would read it',
    })
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
