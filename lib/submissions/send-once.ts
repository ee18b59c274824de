import { createHash, createHmac } from 'node:crypto'
import { createElement } from 'react'
import { renderHtml } from '../email/render-html'
import { plainText, unverified } from '../email/staff-email-content'
import { honeypotName } from '../forms/define-form'
import type { Networks } from '../rate-limits/client-networks'
import { deadlineIn, type Deadline } from '../time/deadline'
import type { Dependencies } from './dependencies'
import type { Submission, HandlerOptions } from './handler-types'
import { Problem } from './problem-response'

/** Returns what a submission is remembered by, here and by the mail provider. */
export function submissionKey<Data extends Submission>(
  form: HandlerOptions<Data>,
  data: Data,
): string {
  return `${form.name}/${hashSubmission(form.name, data)}`
}

type Receipt = {
  /** Short enough to say on the phone; ours, so that nobody can have another person's. */
  reference: string
  /** Why the message went out unverified, or `known` when it had arrived before. */
  note?: string
}

/**
 * Hands a submission to the mail provider: settles when the provider has the message, and throws when
 * it has not, or may not have it. Equal submissions at the same time are one. Whether an earlier try
 * was accepted, here or in another instance, is looked up before the check against automated messages:
 * reCAPTCHA answers only once for a token.
 */
export function sendOnce<Data extends Submission>(
  form: HandlerOptions<Data>,
  dependencies: Dependencies,
  data: Data,
  networks: Networks,
): Promise<Receipt> {
  const key = submissionKey(form, data)
  const { underWay } = dependencies
  const sent =
    underWay.get(key) ??
    send(form, dependencies, data, { key, networks }).finally(() => underWay.delete(key))
  underWay.set(key, sent)
  return sent
}

async function send<Data extends Submission>(
  form: HandlerOptions<Data>,
  dependencies: Dependencies,
  data: Data,
  { key, networks }: { key: string; networks: Networks },
): Promise<Receipt> {
  const { environment, limits, store, deliver, secret, timeLimit } = dependencies
  const deadline = deadlineIn(timeLimit)
  const sender = { form: form.name, networks }
  const reference = createHmac('sha256', secret).update(key).digest('hex').slice(0, 8).toUpperCase()

  const known = await store.find(key)
  if (known?.outcome === 'accepted') return { reference, note: 'known' }
  const note = known ? undefined : await check(form, dependencies, data, sender, deadline)
  // Before it counts: what fails here has not been sent.
  const content = form.composeEmail({ ...data, reference })
  const html = await renderHtml(createElement(form.StaffEmail, { content }))

  const begun = await limits.admit(key, known?.mark ?? (note ? 'unverified' : 'verified'), sender)
  if ('wait' in begun) throw new Problem('rate-limited', { retryAfter: begun.wait })
  if (begun.outcome === 'accepted') return { reference, note: 'known' }
  const delivery = await deliver({
    key,
    email: {
      from: environment.email.from,
      to: environment.email.to[form.name],
      replyTo: content.replyTo,
      subject: begun.mark === 'verified' ? content.subject : unverified(content.subject),
      html,
      text: plainText(content),
    },
    deadline,
    isFirst: begun.outcome === 'failed',
  })
  const outcome = await store.settle(key, begun.mark, delivery.outcome)
  if (outcome === 'accepted') {
    // The staff read the mark of the first try.
    return { reference, note: begun.mark === 'unverified' ? (note ?? 'earlier-try') : undefined }
  }
  const reason = 'reason' in delivery ? delivery.reason : undefined
  throw new Problem(outcome === 'unknown' ? 'delivery-unknown' : 'delivery-failed', { reason })
}

/** Returns why a submission cannot be verified, if so; throws when it is found to be false. */
async function check<Data extends Submission>(
  form: HandlerOptions<Data>,
  { verify, limits }: Dependencies,
  { token }: Data,
  sender: { form: string; networks: Networks },
  deadline: Deadline,
): Promise<string | undefined> {
  if (!verify) return undefined
  if (token && !(await limits.mayVerify(sender))) return 'too-many'
  const verdict = await verify({ token, action: form.captchaAction, deadline })
  if (verdict.outcome === 'failed') {
    throw new Problem('captcha-failed', { reason: verdict.reason })
  }
  return verdict.outcome === 'unverified' ? verdict.reason : undefined
}

/**
 * Returns the SHA-256, in hexadecimal, of one form's submission: the same whenever the same answers are
 * sent under the same id, or without one. The token is another at each try, and left out.
 */
export function hashSubmission(form: string, submission: Partial<Submission>): string {
  // The schema gives the fields in its own order, so equal submissions make equal JSON.
  const fields = JSON.stringify({ ...submission, token: undefined, [honeypotName]: undefined })
  return createHash('sha256').update(`${form}/${fields}`).digest('hex')
}
