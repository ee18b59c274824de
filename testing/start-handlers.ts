import { contactHandlerOptions } from '@/app/api/contact/contact-handler-options'
import { listeningDeskHandlerOptions } from '@/app/api/listening-desk/listening-desk-handler-options'
import { parseEnvironment } from '@/lib/environment/read-environment'
import { siteUrl } from '@/lib/site-url'
import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { createDependencies } from '@/lib/submissions/dependencies'
import { type FormName, forms } from '../lib/forms/forms'
import { fakeToken, startVerifier } from './fakes/recaptcha'
import { startResend } from './fakes/resend'

type Options = {
  variables?: Record<string, string>
  timeouts?: Parameters<typeof createDependencies>[1]
}

type Sending = {
  /** A fresh token for the form's own action unless said otherwise; `null` sends none. */
  token?: string | null
  headers?: Record<string, string>
}

/** Starts both form handlers in this process, with the real SDK and fetch, against fakes. */
export async function startHandlers({ variables, timeouts }: Options = {}) {
  const hostname = new URL(siteUrl).hostname
  const resend = await startResend()
  const verifier = await startVerifier({ secret: 'fake-secret', hostname })
  const { environment, problems } = parseEnvironment({
    RESEND_API_KEY: 're_fake',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'Sito <sito@example.org>',
    CONTACT_MAIL_TO: 'contatti@example.org',
    LISTENING_DESK_MAIL_TO: 'sportello@example.org,coordinamento@example.org',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'fake-site-key',
    RECAPTCHA_SECRET_KEY: 'fake-secret',
    RECAPTCHA_VERIFY_URL: verifier.url,
    RATE_LIMIT_PER_HOUR: '100000',
    TRUSTED_PROXY_HOPS: '1',
    ...variables,
  })
  if (!environment) throw new Error(problems.join('\n'))
  const dependencies = await createDependencies(environment, { retryPause: 5, ...timeouts })
  const handlers = {
    contact: createSubmissionHandler(contactHandlerOptions, async () => dependencies),
    'listening-desk': createSubmissionHandler(
      listeningDeskHandlerOptions,
      async () => dependencies,
    ),
  }

  function post(
    form: FormName,
    body: Record<string, unknown>,
    { token = fakeToken(forms[form].captchaAction), headers }: Sending = {},
  ): Promise<Response> {
    return handlers[form].POST(
      formRequest(form, JSON.stringify({ ...body, ...(token !== null && { token }) }), headers),
    )
  }

  async function close(): Promise<void> {
    await Promise.all([resend.close(), verifier.close()])
  }

  return { handlers, post, resend, verifier, dependencies, close }
}

/** Returns a request as a page of the site sends it. */
export function formRequest(
  form: FormName,
  body: BodyInit | null,
  headers: Record<string, string> = {},
): Request {
  return new Request(`${siteUrl}/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}
