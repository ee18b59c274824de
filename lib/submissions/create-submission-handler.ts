import { createHash } from 'node:crypto'
import { commonFields } from '../forms/fields'
import type { Form } from '../forms/forms'
import { fieldErrors } from '../forms/rules'
import { localizedPath } from '../i18n/localized-path'
import { clientKey } from '../limits/client-key'
import { peerAddress } from '../limits/peer-address'
import { referenceOf } from '../mail/staff-mail'
import { deadlineIn } from '../time/deadline'
import { assertOwnOrigin, bodyTypeOf, wantsPage } from './check-request'
import { deliverSubmission } from './deliver-submission'
import { failurePage } from './failure-page'
import { logSubmission, reportFault } from './log-submission'
import { noStore, Problem } from './problem'
import { parseJson, parseMultipart, readBody } from './read-body'
import type { Sent, Submission, SubmissionForm } from './submission-form'
import { upstreams, type Upstreams } from './upstreams'

/** What is known of a submission so far, for its line in the log and for a page that shows it again. */
type Progress = {
  submissionId?: string
  outcome?: string
  /** From a page of ours, and read whole. */
  body?: Uint8Array<ArrayBuffer>
}

/** Returns the handlers of one form's route: POST does the work, every other method is refused. */
export function createSubmissionHandler<Data extends Submission>(
  form: SubmissionForm<Data>,
  services: () => Promise<Upstreams | undefined> = upstreams,
) {
  async function POST(request: Request): Promise<Response> {
    const startedAt = performance.now()
    const progress: Progress = {}
    const response = await submit(form, services, request, progress).then(
      (data) => acceptance(form, request, data),
      (fault) => failure(form, request, toProblem(fault, progress), progress),
    )
    const { outcome = 'accepted', submissionId } = progress
    logSubmission({ form: form.name, outcome, startedAt, submissionId })
    return response
  }

  function refuse(request: Request): Promise<Response> {
    return failure(form, request, new Problem('method-not-allowed'), {})
  }

  return {
    POST,
    GET: refuse,
    HEAD: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: refuse,
  }
}

/**
 * Runs the stages of a submission (docs/decisions/0010). Settles only when the message is accepted;
 * a stage that fails throws, and ends it there.
 */
async function submit<Data extends Submission>(
  form: SubmissionForm<Data>,
  services: () => Promise<Upstreams | undefined>,
  request: Request,
  progress: Progress,
): Promise<Data> {
  const { headers } = request
  const type = bodyTypeOf(headers)
  const body = await readBody(request, type)
  assertOwnOrigin(headers)
  progress.body = body
  const ready = await services()
  if (!ready) throw new Problem('unavailable')
  const deadline = deadlineIn(ready.timeLimit)

  const client = clientOf(request, ready)
  const wait = await ready.limits.admit(client)
  if (wait !== undefined) throw new Problem('rate-limited', { retryAfter: wait })

  const answers =
    type === 'json' ? parseJson(body) : await parseMultipart(form, body, request.headers)
  const data = validate(form, answers, progress)
  if (data.fax) throw new Problem('captcha-failed', { reason: 'honeypot' })

  const verdict = await ready.verify?.({ token: data.token, action: form.action, deadline })
  if (verdict?.outcome === 'refused') {
    throw new Problem('captcha-failed', { reason: verdict.reason })
  }
  await deliverSubmission(form, ready, data, { client, verdict, deadline })
  if (verdict?.outcome === 'unverified') progress.outcome = `accepted-unverified.${verdict.reason}`
  return data
}

function validate<Data extends Submission>(
  form: SubmissionForm<Data>,
  answers: unknown,
  progress: Progress,
): Data {
  progress.submissionId = submissionIdOf(answers)
  const result = form.schema.safeParse(answers)
  if (!result.success) throw new Problem('invalid', { errors: fieldErrors(result.error) })
  progress.submissionId ??= idOfAnswers(form.name, result.data)
  return { ...result.data, submissionId: progress.submissionId } as unknown as Data
}

/** Returns the id for the log, which must not repeat just anything that was sent as one. */
function submissionIdOf(answers: unknown): string | undefined {
  const id =
    typeof answers === 'object' && answers && 'submissionId' in answers && answers.submissionId
  return commonFields.submissionId.safeParse(id).data
}

/**
 * Returns the id of answers that came without one: the same for the same answers, so that sending
 * them twice, or again after a failure, makes one e-mail. A UUID of version 8, which is for this.
 */
function idOfAnswers<Data extends Submission>(form: string, sent: Sent<Data>): string {
  // The schema gives the fields in its own order, so equal answers make equal JSON.
  const answers = JSON.stringify({ ...sent, token: undefined, fax: undefined })
  const hex = createHash('sha256').update(`${form}/${answers}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}

function acceptance(form: Form, request: Request, submission: Submission) {
  if (!wantsPage(request.headers)) {
    return Response.json({ ok: true, reference: referenceOf(submission) }, { headers: noStore })
  }
  // Another address, so that reloading or going back sends nothing once more.
  const Location = localizedPath(`${form.page}/sent`, submission.locale)
  return new Response(null, { status: 303, headers: { ...noStore, Location } })
}

async function failure(
  form: Form,
  request: Request,
  problem: Problem,
  { body, submissionId }: Progress,
): Promise<Response> {
  if (!wantsPage(request.headers)) return problem.toResponse()
  const answers = body && (await parseMultipart(form, body, request.headers).catch(() => undefined))
  return failurePage(form, {
    problem,
    answers: answers && { ...answers, submissionId: submissionId ?? crypto.randomUUID() },
    referrer: request.headers.get('referer'),
  })
}

function clientOf(request: Request, { environment, addressSecret }: Upstreams): string {
  return clientKey(
    {
      forwardedFor: request.headers.get('x-forwarded-for'),
      peer: peerAddress(request.headers),
      trustedHops: environment.trustedProxyHops,
    },
    addressSecret,
  )
}

function toProblem(fault: unknown, progress: Progress): Problem {
  const isProblem = fault instanceof Problem
  if (!isProblem) reportFault(fault)
  const problem = isProblem ? fault : new Problem('delivery-failed', { reason: 'fault' })
  progress.outcome = [problem.code, problem.extra.reason].filter(Boolean).join('.')
  return problem
}
