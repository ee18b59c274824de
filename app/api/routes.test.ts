import { expect, test, vi } from 'vitest'
import { formNames } from '@/lib/forms/forms'
import { formRequest } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import * as contact from './contact/route'
import * as listeningDesk from './listening-desk/route'

const routes = { contact, 'listening-desk': listeningDesk }

test('without any configuration both routes say that they are unavailable, and once why', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const form of [...formNames, ...formNames]) {
    const body = JSON.stringify(submission(form))
    const response = await routes[form].POST(formRequest(form, body))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
  }
  expect(errors).toHaveBeenCalledOnce()
  expect(errors.mock.calls[0]?.[0]).toContain('RESEND_API_KEY is missing')
})

test.each(formNames)('%s answers every method that Next knows', (form) => {
  expect(Object.keys(routes[form]).sort()).toEqual([
    'DELETE',
    'GET',
    'HEAD',
    'OPTIONS',
    'PATCH',
    'POST',
    'PUT',
  ])
})
