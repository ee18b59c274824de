import { expect, test } from 'vitest'
import { checkEnvironment, parseEnvironment } from './read-environment'

const production = {
  RESEND_API_KEY: 're_secret',
  MAIL_FROM: 'Associazione <sito@example.org>',
  CONTACT_MAIL_TO: 'contatti@example.org',
  LISTENING_DESK_MAIL_TO: 'sportello@example.org, coordinamento@example.org',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET_KEY: 'captcha-secret',
}

test('a complete environment is read, with the defaults of what it leaves out', () => {
  const { environment } = parseEnvironment(production)
  expect(environment).toEqual({
    email: {
      delivery: 'resend',
      apiKey: 're_secret',
      baseUrl: 'https://api.resend.com',
      from: 'Associazione <sito@example.org>',
      to: {
        contact: ['contatti@example.org'],
        'listening-desk': ['sportello@example.org', 'coordinamento@example.org'],
      },
    },
    recaptcha: {
      secretKey: 'captcha-secret',
      minScore: 0.3,
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    },
    redisUrl: undefined,
    trustedProxyHops: 0,
    rateLimitPerHour: 10,
  })
})

test('no environment at all: every missing name is said, in one go', () => {
  const { problems } = parseEnvironment({})
  expect(problems?.map((problem) => problem.split(' ')[0])).toEqual([
    'RESEND_API_KEY',
    'MAIL_FROM',
    'CONTACT_MAIL_TO',
    'LISTENING_DESK_MAIL_TO',
    'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    'RECAPTCHA_SECRET_KEY',
  ])
})

test('an empty variable counts as absent', () => {
  const { environment } = parseEnvironment({
    ...production,
    RATE_LIMIT_PER_HOUR: ' ',
    REDIS_URL: '',
  })
  expect(environment?.rateLimitPerHour).toBe(10)
})

test('wrong values and missing ones are said together, and no value is repeated', () => {
  const { problems = [] } = parseEnvironment({
    ...production,
    MAIL_FROM: 'canary-sender',
    RECAPTCHA_SECRET_KEY: undefined,
    REDIS_URL: 'canary://redis',
    RATE_LIMIT_PER_HOUR: 'canary-rate',
  })
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'MAIL_FROM',
    'RATE_LIMIT_PER_HOUR',
    'RECAPTCHA_SECRET_KEY',
    'REDIS_URL',
  ])
  expect(problems.join()).not.toContain('canary')
})

test.each([
  ['RESEND_BASE_URL', 'https://api.resend.com.evil.example'],
  ['RESEND_BASE_URL', 'ftp://localhost'],
  ['RECAPTCHA_VERIFY_URL', 'https://www.google.com/other'],
  ['RECAPTCHA_MIN_SCORE', '1.1'],
  ['MAIL_FROM', 'a@example.org\r\nBcc: b@example.org'],
  ['MAIL_FROM', 'Name <a@example.org>, b@example.org'],
  ['CONTACT_MAIL_TO', 'a@example.org;b@example.org'],
  ['NEXT_PUBLIC_GTM_ID', 'UA-1'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['RATE_LIMIT_PER_HOUR', '0'],
  ['RESEND_API_KEY', 're_secret # of the website'],
  ['RESEND_API_KEY', 're_secret\u200b'],
  ['RESEND_BASE_URL', 'http://127.0.0.1:4000/ # for tests'],
  ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY', 'site key'],
  ['RECAPTCHA_SECRET_KEY', 'captcha\tsecret'],
  ['REDIS_URL', 'redis://127.0.0.1:6379/1 # shared'],
  ['SITE_URL', 'https://www.example.org/ # main'],
  ['SITE_URL', 'www.example.org'],
])('%s=%s is refused', (name, value) => {
  const { problems } = parseEnvironment({ ...production, [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems?.[0]).toMatch(new RegExp(`^${name} `))
})

test.each([
  ['RESEND_BASE_URL', 'http://127.0.0.1:4000'],
  ['RECAPTCHA_VERIFY_URL', 'https://www.recaptcha.net/recaptcha/api/siteverify'],
  ['REDIS_URL', 'rediss://user:password@redis.example.org:6380/1'],
  ['NEXT_PUBLIC_GTM_ID', 'GTM-ABC123'],
])('%s=%s is accepted', (name, value) => {
  expect(parseEnvironment({ ...production, [name]: value }).problems).toBeUndefined()
})

test('reCAPTCHA may be off only while no real mail is sent', () => {
  const off = { ...production, RECAPTCHA: 'off' }
  expect(parseEnvironment(off).problems).toEqual([
    'RECAPTCHA may be off only while no real mail is sent',
  ])
  expect(parseEnvironment({ ...off, RESEND_BASE_URL: 'http://localhost:1' }).problems).toBe(
    undefined,
  )
  expect(parseEnvironment({ ...off, MAIL_DELIVERY: 'outbox' }).problems).toBeUndefined()
})

test('what is baked into the pages must be what the server starts with', () => {
  const build = {
    siteUrl: 'https://www.example.org',
    siteKey: 'site-key',
    containerId: 'GTM-A',
  }
  const start = { ...production, SITE_URL: 'https://www.example.org/' }
  expect(checkEnvironment(start, build).problems).toBeUndefined()
  expect(checkEnvironment(production, build).problems).toBeUndefined()
  expect(checkEnvironment({ ...start, SITE_URL: 'https://example.org' }, build).problems).toEqual([
    'SITE_URL is not the one that the site was built with: build again',
  ])
  expect(checkEnvironment(start, { ...build, siteKey: undefined }).problems).toEqual([
    'NEXT_PUBLIC_RECAPTCHA_SITE_KEY is not the one that the site was built with: build again',
  ])
  expect(checkEnvironment({ ...start, NEXT_PUBLIC_GTM_ID: 'GTM-B' }, build).problems).toEqual([
    'NEXT_PUBLIC_GTM_ID is not the one that the site was built with: build again',
  ])
})

test('the trial needs nothing but its two switches', () => {
  const build = {
    siteUrl: 'https://www.example.org',
    siteKey: undefined,
    containerId: undefined,
  }
  const { environment } = checkEnvironment({ MAIL_DELIVERY: 'outbox', RECAPTCHA: 'off' }, build)
  expect(environment).toMatchObject({ email: { delivery: 'outbox' }, recaptcha: undefined })
})
