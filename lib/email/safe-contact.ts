import type { ListeningDesk, safeContactFields } from '../forms/listening-desk'
import type { Locale } from '../i18n/locales'
import { closingRules, staffWords, type TelLink, type Wishes } from './staff-email-content'

type Choices = Pick<ListeningDesk, (typeof safeContactFields)[number] | 'ageBand'>

type Way = Pick<Choices, 'contactBy'>

function mayCall({ contactBy }: Way): boolean {
  return contactBy !== 'whatsapp' && contactBy !== 'email'
}

/** Returns the link that calls a number, for whoever has not asked to be written to: nothing else makes one. */
export function telLink(way: Way, number: { getURI: () => string }): TelLink | undefined {
  return mayCall(way) ? (number.getURI() as TelLink) : undefined
}

/** Returns whether the staff may write an e-mail; somebody may have asked for another way. */
export function mayWriteEmail({ contactBy }: Way): boolean {
  return contactBy === undefined || contactBy === 'email'
}

/** Returns whether a visible number may ring: not where something else says that others may look at the phone. */
function mayBeSeen({ visibleNumber, sayWhoWeAre, leaveMessage, callName }: Choices): boolean {
  const isWatched = sayWhoWeAre === 'no' || leaveMessage === 'no' || callName !== undefined
  return visibleNumber === 'yes' && !isWatched
}

/** Returns how to contact somebody, the first that the staff read: by what, from which number, and that times were given. */
function wayOfContact(choices: Choices): string {
  const { contactBy = 'unsaid', safeTimes } = choices
  const way =
    (contactBy === 'call' || contactBy === 'unsaid') && mayBeSeen(choices)
      ? staffWords(`contactByVisible.${contactBy}`)
      : staffWords(`contactBy.${contactBy}`)
  return safeTimes === undefined ? way : `${way} ${staffWords('whenWritten')}`
}

/**
 * Returns what the staff must know before they contact somebody, in words and in the order in which
 * they need it. What was not said is read the cautious way: no name of ours to others, no messages.
 */
export function contactRules(choices: Choices): string[] {
  const { sayWhoWeAre = 'unsaid', leaveMessage = 'unsaid' } = choices
  return [
    wayOfContact(choices),
    staffWords(`sayWhoWeAre.${sayWhoWeAre}`),
    staffWords(`leaveMessage.${leaveMessage}`),
    ...(mayCall(choices) ? [staffWords('beforeSpeaking')] : []),
    ...(choices.ageBand === '16-25' ? [staffWords('mayBeMinor')] : []),
    ...closingRules(),
  ]
}

/** Returns what the person has written about when to be contacted and by which name, if anything. */
export function contactWishes({
  safeTimes,
  callName,
  locale,
}: Choices & { locale: Locale }): Wishes | undefined {
  const wish = (name: 'safeTimes' | 'callName', written: string | undefined) =>
    written === undefined ? [] : [{ label: staffWords(name), value: quoted(written) }]
  const wishes = [...wish('safeTimes', safeTimes), ...wish('callName', callName)]
  return wishes.length > 0
    ? { lead: staffWords('wishes'), wishes, typedIn: locale, close: staffWords('wishesClose') }
    : undefined
}

/** Returns what was typed in quotation marks that it cannot close itself, in the order in which it reads. */
function quoted(typed: string): string {
  const words = typed
    // Two single signs side by side look like a double one.
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[«≪《⟪‹<]{2,}|[«≪《⟪]/g, '‹')
    .replace(/[»≫》⟫›>]{2,}|[»≫》⟫]/g, '›')
  return `«${words}»`
}
