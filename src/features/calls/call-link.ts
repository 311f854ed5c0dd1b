import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'
import { localizedPath, type Language } from '@/i18n/languages'

/** The signed links of calls. The database stores nothing of them: they name a row, and the secret of the site signs them. */

const purposes = { call: 'call', lead: 'book for lead' } as const
type Purpose = keyof typeof purposes

const signatureOf = (purpose: Purpose, id: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`${purposes[purpose]} ${id}`)
    .digest('base64url')

/** Returns the token with which the visitor moves or cancels a call, or books a call for their lead. */
export const callToken = (purpose: Purpose, id: string): string => `${id}.${signatureOf(purpose, id)}`

/** Returns the id of the row that a token names; undefined when we have not signed it. */
export function idOfToken(purpose: Purpose, token: string | null | undefined): string | undefined {
  const [id = '', signature = ''] = (token ?? '').split('.')
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(purpose, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

/** The path of the page on which a visitor moves or cancels a call. */
export const callPath = (id: string, language: Language): string =>
  localizedPath(`/call/${callToken('call', id)}`, language)
