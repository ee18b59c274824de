import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderHtml } from '../mail/render-html'
import { plainText, unverified } from '../mail/staff-mail'
import type { Verdict } from '../recaptcha/verify'
import type { Deadline } from '../time/deadline'
import { Problem } from './problem'
import type { Submission, SubmissionForm } from './submission-form'
import type { Upstreams } from './upstreams'

type Circumstances = { client: string; verdict: Verdict | undefined; deadline: Deadline }

/**
 * Hands a submission to the mail provider: settles when it has the message, and throws when it has
 * not, or may not have it.
 */
export async function deliverSubmission<Data extends Submission>(
  form: SubmissionForm<Data>,
  { environment, limits, deliver }: Upstreams,
  data: Data,
  { client, verdict, deadline }: Circumstances,
): Promise<void> {
  const key = submissionKey(form.name, data)
  const verified = verdict?.outcome !== 'unverified'
  const mail = form.describe(data)
  const html = await renderHtml(createElement(form.Email, { mail }))
  const subjects = [mail.subject, unverified(mail.subject)] as const
  const [subject, otherSubject] = verified ? subjects : ([subjects[1], subjects[0]] as const)

  const place = await limits.reserve({ client, key, verified })
  if ('wait' in place) throw new Problem('rate-limited', { retryAfter: place.wait })
  const delivery = await deliver({
    key,
    mail: {
      from: environment.mail.from,
      to: environment.mail.to[form.name],
      replyTo: mail.replyTo,
      subject,
      html,
      text: plainText(mail),
    },
    otherSubject,
    deadline,
  })
  if (delivery.outcome === 'accepted') return
  const { reason } = delivery
  // The place of a message that may have arrived stays taken, by which a later press knows of it.
  if (delivery.outcome === 'unknown' || place.known)
    throw new Problem('delivery-unknown', { reason })
  // Not awaited: the visitor has waited for the mail long enough.
  void place.release()
  throw new Problem('delivery-failed', { reason })
}

/**
 * Returns a key that is the same for every retry of a submission; the token is another each time,
 * and left out.
 */
function submissionKey(form: string, submission: Submission): string {
  // The schema gives the fields in its own order, so equal submissions make equal JSON.
  const fields = JSON.stringify({ ...submission, token: undefined, fax: undefined })
  return `${form}/${createHash('sha256').update(fields).digest('hex')}`
}
