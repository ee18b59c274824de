'use client'

import { useEffect } from 'react'
import { fieldId } from '@/lib/forms/form-definition'

type Props = {
  /** What a visitor may want to write about, by what the address says: `event=ottobre`. */
  messages: Record<string, string>
}

/**
 * Begins the message of a visitor who comes from an event or a service: its id is in the address,
 * and nothing that is not among the messages is ever written. What the visitor has written stays.
 */
export function MessageStart({ messages }: Props) {
  useEffect(() => {
    const parts = window.location.search.slice(1).split('&')
    const subject = parts.find((part) => Object.hasOwn(messages, part))
    const area = document.getElementById(fieldId('message'))
    if (!subject || !(area instanceof HTMLTextAreaElement) || area.value) return
    // As the page's own text: leaving the page loses nothing of the visitor's.
    area.defaultValue = messages[subject] ?? ''
  }, [messages])

  return null
}
