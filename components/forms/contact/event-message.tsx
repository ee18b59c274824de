'use client'

import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { bookingParameter } from '@/lib/events/booking-parameter'
import { fieldId } from '../fields/use-field'

type Props = {
  /** What a visitor may want to write about each event, by its id. */
  messages: Record<string, string>
}

/**
 * Begins the message of a visitor who comes from an event: its id is in the address, and nothing
 * that is not among the messages is ever written. What the visitor has written stays.
 */
export function EventMessage({ messages }: Props) {
  const { setValue } = useFormContext()

  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get(bookingParameter) ?? ''
    const area = document.getElementById(fieldId('contact', 'message'))
    if (!Object.hasOwn(messages, id) || !(area instanceof HTMLTextAreaElement) || area.value) return
    const text = messages[id]
    // Not the visitor's own words: leaving the page loses nothing of theirs.
    area.dataset.prefilled = text
    setValue('message', text)
  }, [messages, setValue])

  return null
}
