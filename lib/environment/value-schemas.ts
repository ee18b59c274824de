import { z } from 'zod'
import { asciiEmailAddress } from '../forms/email-address'

export function addressList(message: string) {
  return z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(asciiEmailAddress), message)
}

export const address = z.string().regex(/^\S+$/, { error: 'has white space in it', abort: true })

export function decimal(message: string, min: number, max: number) {
  return z.coerce.number(message).min(min, message).max(max, message)
}

export function integer(message: string, min: number, max: number) {
  return decimal(message, min, max).int(message)
}

export function isSender(value: string): boolean {
  const named = /^[^<>"\p{Cc}]+<([^<>]+)>$/u.exec(value)
  return asciiEmailAddress(named?.[1] ?? value) !== undefined
}

export function isWebUrl(value: string): boolean {
  return /^https?:$/.test(protocolOf(value) ?? '')
}

export function isRedisUrl(value: string): boolean {
  return /^rediss?:$/.test(protocolOf(value) ?? '')
}

export function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}

function protocolOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).protocol : undefined
}
