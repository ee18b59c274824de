import { StaffEmail } from '@/components/email/staff-email'
import { deskPause, pauseInWords } from '@/lib/content/desk-pause'
import { composeListeningDeskEmail } from '@/lib/email/compose-listening-desk-email'
import {
  listeningDeskForm,
  listeningDeskSchema,
  type ListeningDesk,
} from '@/lib/forms/listening-desk'
import type { HandlerOptions } from '@/lib/submissions/handler-types'
import { isRunning } from '@/lib/time/period'

export const listeningDeskHandlerOptions: HandlerOptions<ListeningDesk> = {
  ...listeningDeskForm,
  schema: listeningDeskSchema,
  composeEmail: composeListeningDeskEmail,
  pausedUntil: (now, locale) =>
    deskPause && isRunning(deskPause, now) ? pauseInWords(deskPause, locale).nextDay : undefined,
  StaffEmail,
}
