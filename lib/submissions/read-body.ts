import type { FormDefinition } from '../forms/define-form'
import { Problem } from './problem-response'
import type { BodyType } from './request-headers'

export type Answers = Record<string, string | string[] | true>

const limit = 32 * 1024

/**
 * The most bytes that a body may have. A native form has up to 200 bytes around each of its 40 values, and
 * sends each end of a line as two bytes: its values themselves are counted once they are parsed.
 */
const limits: Record<BodyType, number> = { json: limit, multipart: limit + 16 * 1024 }

/** Returns the body's bytes, counted as they come: a length header can be absent or false. */
export async function readBody(
  request: Request,
  type: BodyType = 'json',
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limits[type]) throw new Problem('too-large')
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunksOf(request)) {
    length += chunk.length
    if (length > limits[type]) throw new Problem('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) yield part.value
  } catch {
    throw new Problem('malformed', { reason: 'cut' })
  } finally {
    // Not awaited: a sender that never stops must not hold up the answer.
    void reader?.cancel().catch(() => undefined)
  }
}

export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8(body))
  } catch {
    throw new Problem('malformed')
  }
}

/** Returns the answers of a form that a browser has sent by itself. */
export async function parseMultipart(
  form: FormDefinition,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Answers> {
  const type = headers.get('content-type') ?? ''
  const data = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined)
  const answers = data && isUtf8(body, type) && parseFormData(form, data)
  if (!answers) throw new Problem('malformed')
  // As the schema will count them: browsers send each end of a line as two characters.
  const values = [...data.values()].join('').replaceAll('\r\n', '\n')
  if (Buffer.byteLength(values) > limit) throw new Problem('too-large')
  return answers
}

/**
 * Returns what a browser has sent by itself, as the form's schema takes it; in the page with script
 * it is components/forms/entered-values.ts. Returns nothing for a file, or for two answers
 * where one is asked: no page of ours sends such a thing.
 */
function parseFormData(form: FormDefinition, data: FormData): Answers | undefined {
  const answers = new Map<string, Answers[string]>()
  for (const [name, value] of data) {
    if (typeof value !== 'string') return undefined
    const before = answers.get(name)
    if (form.listFields.includes(name)) {
      answers.set(name, Array.isArray(before) ? [...before, value] : [value])
    } else if (before === undefined) {
      // A box without a value of its own sends `on`.
      answers.set(name, form.tickFields.includes(name) && value === 'on' ? true : value)
    } else {
      return undefined
    }
  }
  // Not by assignment: `__proto__` is a key like any other.
  return Object.fromEntries(answers)
}

function isUtf8(body: Uint8Array, type: string): boolean {
  if (/;\s*charset\s*=\s*(?!"?utf-8"?\s*(;|$))/i.test(type)) return false
  try {
    utf8(body)
    return true
  } catch {
    return false
  }
}

function utf8(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(body)
}
