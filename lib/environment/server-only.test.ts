import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each([
  'lib/environment/read-environment.ts',
  'lib/submission-store/redis-store.ts',
  'lib/email/deliver-by-resend.ts',
  'lib/email/deliver-to-outbox.ts',
  'lib/recaptcha/verify.ts',
])('a build in which %s would reach the browser fails', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^import 'server-only'$/m)
})
