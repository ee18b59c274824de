import { honeypotName } from '../forms/define-form'
import { fieldErrors } from '../forms/error-codes'
import { commonFields } from '../forms/fields'
import type { Form } from '../forms/forms'
import { defaultLocale, isLocale, type Locale } from '../i18n/locales'
import { localizedPath } from '../i18n/localized-path'
import { clientNetworks, type Networks } from '../rate-limits/client-networks'
import { peerAddress } from '../rate-limits/peer-address'
import { processDependencies, type Dependencies } from './dependencies'
import { failurePage } from './failure-page'
import type { Received, Submission, HandlerOptions } from './handler-types'
import { logSubmission, reportFault } from './log-submission'
import { noStore, Problem } from './problem-response'
import { parseJson, parseMultipart, readBody, type Answers } from './read-body'
import { assertOwnOrigin, bodyTypeOf, wantsPage } from './request-headers'
import { hashSubmission, sendOnce, submissionKey } from './send-once'

/**
 * Returns the handlers of one form's route: POST does the work, every other method is refused. A stage
 * that fails throws, and ends the submission there: docs/decisions/0010.
 */
export function createSubmissionHandler<Data extends Submission>(
  form: HandlerOptions<Data>,
  dependencies: () => Promise<Dependencies | undefined> = processDependencies,
) {
  async function POST(request: Request): Promise<Response> {
    const startedAt = performance.now()
    let answers: unknown
    let submissionId: string | undefined
    const log = (outcome: string) =>
      logSubmission({ form: form.name, outcome, startedAt, submissionId })
    try {
      answers = await readSent(form, request)
      assertOwnOrigin(request.headers)
      submissionId = givenId(answers)
      const reopens = form.pausedUntil?.(new Date(), givenLocale(answers))
      const ready = await dependencies()
      // Before the answers are checked: nobody should correct what is not taken anyway.
      if (reopens && !(ready && (await isKnown(form, ready, answers)))) {
        throw new Problem('paused', { reopens })
      }
      if (!ready) throw new Problem('unavailable')
      const data = validate(form, answers)
      submissionId = data.submissionId
      if (data[honeypotName]) throw new Problem('captcha-failed', { reason: 'honeypot' })
      const { reference, note } = await sendOnce(form, ready, data, networksOf(request, ready))
      log(note === undefined || note === 'known' ? 'accepted' : `accepted-unverified.${note}`)
      return acceptance(form, request, data, reference)
    } catch (fault) {
      const problem = toProblem(fault)
      log([problem.code, problem.extra.reason].filter(Boolean).join('.'))
      return failure(form, request, problem, { answers, submissionId })
    }
  }

  function methodNotAllowed(request: Request): Promise<Response> {
    return failure(form, request, new Problem('method-not-allowed'))
  }

  return {
    POST,
    GET: methodNotAllowed,
    HEAD: methodNotAllowed,
    PUT: methodNotAllowed,
    PATCH: methodNotAllowed,
    DELETE: methodNotAllowed,
    OPTIONS: methodNotAllowed,
  }
}

/** Returns what was sent, read once and to its end: a connection closed in the middle shows no answer. */
async function readSent(form: Form, request: Request): Promise<unknown> {
  const type = bodyTypeOf(request.headers)
  const body = await readBody(request, type)
  // Wherever it comes from, the page that refuses it shows what was typed.
  if (type === 'multipart') return parseMultipart(form, body, request.headers)
  assertOwnOrigin(request.headers)
  return parseJson(body)
}

/** Returns the submission that the answers make, with an id of its own where none was sent. */
function validate<Data extends Submission>(form: HandlerOptions<Data>, answers: unknown): Data {
  const result = form.schema.safeParse(answers)
  if (!result.success) throw new Problem('invalid', { errors: fieldErrors(result.error) })
  const { submissionId = idOfAnswers(form.name, result.data) } = result.data
  return { ...result.data, submissionId } as unknown as Data
}

/** Returns whether a submission was tried before: of what may have arrived nobody is told that it was refused. */
async function isKnown<Data extends Submission>(
  form: HandlerOptions<Data>,
  { store }: Dependencies,
  answers: unknown,
): Promise<boolean> {
  if (!form.schema.safeParse(answers).success) return false
  return (await store.find(submissionKey(form, validate(form, answers)))) !== undefined
}

/** Returns the id that was sent, if it is one: the log must not repeat just anything. */
function givenId(answers: unknown): string | undefined {
  const id =
    typeof answers === 'object' && answers && 'submissionId' in answers && answers.submissionId
  return commonFields.submissionId.safeParse(id).data
}

function givenLocale(answers: unknown): Locale {
  const locale = typeof answers === 'object' && answers && 'locale' in answers && answers.locale
  return isLocale(locale) ? locale : defaultLocale
}

/**
 * Returns the id of answers that came without one: the same for the same answers, so that sending
 * them twice, or again after a failure, makes one e-mail. A UUID of version 8, which is for this.
 */
function idOfAnswers<Data extends Submission>(form: string, received: Received<Data>): string {
  return hashSubmission(form, received).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/,
    '$1-$2-8$3-8$4-$5',
  )
}

function acceptance(form: Form, request: Request, { locale }: Submission, reference: string) {
  if (!wantsPage(request.headers)) {
    return Response.json({ ok: true, reference }, { headers: noStore })
  }
  // Another address, so that reloading or going back sends nothing once more.
  const Location = localizedPath(`${form.page}/sent`, locale)
  return new Response(null, { status: 303, headers: { ...noStore, Location } })
}

/** Returns the answer to what was not taken; a page holds what was typed, under the id of what was sent. */
async function failure(
  form: Form,
  request: Request,
  problem: Problem,
  { answers, submissionId = '' }: { answers?: unknown; submissionId?: string } = {},
): Promise<Response> {
  if (!wantsPage(request.headers)) return problem.toResponse()
  return failurePage(form, {
    problem,
    // Who waits for a page has sent a form, not JSON.
    answers: answers ? { ...(answers as Answers), submissionId } : undefined,
    referrer: request.headers.get('referer'),
  })
}

function networksOf(request: Request, { environment, secret }: Dependencies): Networks {
  return clientNetworks(
    {
      forwardedFor: request.headers.get('x-forwarded-for'),
      peer: peerAddress(request.headers),
      trustedHops: environment.trustedProxyHops,
    },
    secret,
  )
}

function toProblem(fault: unknown): Problem {
  if (fault instanceof Problem) return fault
  reportFault(fault)
  return new Problem('delivery-failed', { reason: 'fault' })
}
