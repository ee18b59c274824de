import type { ContentForm } from './content-form'
import { eventForm } from './event-form'
import { noticeForm } from './notice-form'
import { reviewForm } from './review-form'
import { textForm } from './text-form'

export const contentForms: readonly ContentForm[] = [eventForm, textForm, reviewForm, noticeForm]
