'use client'

import { useEffect } from 'react'
import { bookingParameter, fieldId } from '@/lib/forms/form-definition'

type Props = {
  /** What a visitor may want to write about each event, by its id. */
  messages: Record<string, string>
}

/**
 * Begins the message of a visitor who comes from an event: its id is in the address, and nothing
 * that is not among the messages is ever written. What the visitor has written stays.
 */
export function EventMessage({ messages }: Props) {
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get(bookingParameter) ?? ''
    const area = document.getElementById(fieldId('message'))
    if (!Object.hasOwn(messages, id) || !(area instanceof HTMLTextAreaElement) || area.value) return
    // As the page's own text: leaving the page loses nothing of the visitor's.
    area.defaultValue = messages[id] ?? ''
  }, [messages])

  return null
}
