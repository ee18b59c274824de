import { afterEach, expect, test, vi } from 'vitest'
import { commonFields } from '@/lib/forms/field-schemas'
import { createSubmissionId } from './create-submission-id'

afterEach(() => vi.unstubAllGlobals())

test('without a secure context, where randomUUID is missing, ids are UUIDs too', () => {
  const { crypto: real } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => real.getRandomValues(bytes) })
  const ids = Array.from({ length: 500 }, createSubmissionId)
  expect(new Set(ids).size).toBe(500)
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(commonFields.submissionId.safeParse(id).success).toBe(true)
  }
})
