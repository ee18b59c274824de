import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { reportProblems } from './report-problems'

test('says once what is wrong, and where each variable is explained', () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  reportProblems(['RESEND_API_KEY is missing.'])
  reportProblems(['RESEND_API_KEY is missing.'])
  expect(errors).toHaveBeenCalledOnce()
  const text = String(errors.mock.calls[0]?.[0])
  errors.mockRestore()
  expect(text).toContain('- RESEND_API_KEY is missing.')
  const [, file = ''] = /^(\S+) says what each variable is for\.$/m.exec(text) ?? []
  expect(readFileSync(file, 'utf8')).toMatch(/^RESEND_API_KEY=/m)
})
