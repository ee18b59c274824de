import { fieldErrors } from '../forms/field-errors'
import { commonFields } from '../forms/fields'
import { clientKey } from '../limits/client-key'
import { peerAddress } from '../limits/peer-address'
import { deadlineIn } from '../time/deadline'
import { assertJsonType, assertOwnOrigin } from './check-request'
import { deliverSubmission } from './deliver-submission'
import { logSubmission, reportFault } from './log-submission'
import { noStore, Problem } from './problem'
import { parseJson, readBody } from './read-body'
import type { Submission, SubmissionForm } from './submission-form'
import { upstreams, type Upstreams } from './upstreams'

/** What is known of a submission so far, for its line in the log. */
type Progress = { submissionId?: string; outcome?: string }

/** Returns the handlers of one form's route: POST does the work, every other method is refused. */
export function createSubmissionHandler<Data extends Submission>(
  form: SubmissionForm<Data>,
  services: () => Promise<Upstreams | undefined> = upstreams,
) {
  async function POST(request: Request): Promise<Response> {
    const startedAt = performance.now()
    const progress: Progress = {}
    const response = await submit(form, services, request, progress).then(
      () => Response.json({ ok: true }, { headers: noStore }),
      (fault) => toProblem(fault, progress).toResponse(),
    )
    const { outcome = 'accepted', submissionId } = progress
    logSubmission({ form: form.name, outcome, startedAt, submissionId })
    return response
  }

  function refuse(): Response {
    return new Problem('method-not-allowed').toResponse()
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
): Promise<void> {
  assertJsonType(request.headers)
  const body = await readBody(request)
  assertOwnOrigin(request.headers)
  const ready = await services()
  if (!ready) throw new Problem('unavailable')
  const deadline = deadlineIn(ready.timeLimit)

  const client = clientOf(request, ready)
  const wait = await ready.limits.admit(client)
  if (wait !== undefined) throw new Problem('rate-limited', { retryAfter: wait })

  const data = parse(form, parseJson(body), progress)
  if (data.fax) throw new Problem('captcha-failed', { reason: 'honeypot' })

  const verdict = await ready.verify?.({ token: data.token, action: form.action, deadline })
  if (verdict?.outcome === 'refused') {
    throw new Problem('captcha-failed', { reason: verdict.reason })
  }
  await deliverSubmission(form, ready, data, { client, verdict, deadline })
  if (verdict?.outcome === 'unverified') progress.outcome = `accepted-unverified.${verdict.reason}`
}

function parse<Data extends Submission>(
  form: SubmissionForm<Data>,
  json: unknown,
  progress: Progress,
): Data {
  progress.submissionId = submissionIdOf(json)
  const result = form.schema.safeParse(json)
  if (!result.success) throw new Problem('invalid', { errors: fieldErrors(result.error) })
  return result.data
}

/** Returns the id for the log, which must not repeat just anything that was sent as one. */
function submissionIdOf(json: unknown): string | undefined {
  const id = typeof json === 'object' && json && 'submissionId' in json && json.submissionId
  return commonFields.submissionId.safeParse(id).data
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
