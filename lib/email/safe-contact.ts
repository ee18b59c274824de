import type { safeContactFields } from '../forms/listening-desk-definition'
import type { ListeningDesk } from '../forms/listening-desk-schema'
import { closingRules, staffWords, type Wishes } from './staff-email-content'
import type { PermissionToCall } from './tel-link'

type Choices = Pick<ListeningDesk, (typeof safeContactFields)[number] | 'ageBand'>

/** Returns the permission to call, unless the person has asked to be written to. */
export function permissionToCall({
  contactBy,
}: Pick<Choices, 'contactBy'>): PermissionToCall | undefined {
  const wantsToBeWrittenTo = contactBy === 'whatsapp' || contactBy === 'email'
  return wantsToBeWrittenTo ? undefined : ({} as PermissionToCall)
}

/** Returns whether the staff may write an e-mail; somebody may have asked for another way. */
export function mayWriteEmail({ contactBy }: Pick<Choices, 'contactBy'>): boolean {
  return contactBy === undefined || contactBy === 'email'
}

/**
 * Returns what the staff must know before they contact somebody, in words and in the order in which
 * they need it. What was not said is read the cautious way: no name of ours to others, no messages.
 */
export function contactRules(choices: Choices): string[] {
  const { contactBy = 'unsaid', sayWhoWeAre = 'unsaid', leaveMessage = 'unsaid' } = choices
  return [
    staffWords(`contactBy.${contactBy}`),
    staffWords(`sayWhoWeAre.${sayWhoWeAre}`),
    staffWords(`leaveMessage.${leaveMessage}`),
    ...(permissionToCall(choices) ? [staffWords('beforeSpeaking')] : []),
    ...(choices.ageBand === '16-25' ? [staffWords('mayBeMinor')] : []),
    ...closingRules(),
  ]
}

/** Returns what the person has written about when to be contacted and by which name, if anything. */
export function contactWishes({ safeTimes, callName }: Choices): Wishes | undefined {
  const wish = (name: 'safeTimes' | 'callName', written: string | undefined) =>
    written === undefined ? [] : [{ label: staffWords(name), value: `«${written}»` }]
  const wishes = [...wish('safeTimes', safeTimes), ...wish('callName', callName)]
  return wishes.length > 0
    ? { lead: staffWords('wishes'), wishes, close: staffWords('wishesClose') }
    : undefined
}
