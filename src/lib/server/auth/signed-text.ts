import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

/**
 * Returns data as a signed text for URLs and cookies, which anyone can read and nobody can change. `purpose` keeps a text
 * that is signed for one use from being accepted for another.
 */
export function signText(purpose: string, data: object): string {
  const text = Buffer.from(JSON.stringify(data)).toString('base64url')
  return `${text}.${signatureOf(purpose, text)}`
}

/** Returns the data of a signed text, as unknown; undefined when it was not signed here for this purpose. */
export function readSignedText(purpose: string, signed: string): unknown {
  const [text = '', signature = '', ...rest] = signed.split('.')
  if (rest.length > 0 || !isEqual(signature, signatureOf(purpose, text))) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}

const signatureOf = (purpose: string, text: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`${purpose}\n${text}`)
    .digest('base64url')

/** Compares in constant time, as text: base64 has several spellings of the same bytes. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
