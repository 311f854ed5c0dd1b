import { z } from 'zod'

import type { Role } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { autocommit, statement } from './db'
import { readBody } from './door'
import { consume, forgive } from './limits'
import { pretendToCheck } from './password'
import { payload } from './payload'
import { jsonOf } from './rest-bounds'
import { forgetSession, tellSession } from './session'

const bodyLimit = 16 * 1024
const text = z
  .string()
  .min(1)
  .max(1_000)
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'))

/** What each call may hold; whatever else is sent falls away. */
const shapes = {
  'users/login': z.object({ email: text, password: text }),
  'users/forgot-password': z.object({ email: text, next: text.optional() }),
  'users/reset-password': z.object({ token: text, password: text }),
} as const

/**
 * The request as Payload shall see it. Its body is parsed once, here, and written anew: two parsers that disagree would
 * let one account be counted and another be tried. `path` is below /api.
 */
export async function signInRequest(path: string, request: Request, address: string): Promise<Request> {
  const { method, headers: sent, signal } = request
  // None of these calls asks anything in its address.
  const url = request.url.split('?')[0] ?? ''
  const headers = new Headers(sent)
  headers.delete('content-length')
  headers.delete('content-type')
  const shape = shapes[path as keyof typeof shapes]
  if (!shape) return new Request(url, { method, headers, signal })
  const checked = shape.safeParse(await sentFields(request))
  if (!checked.success) throw new AppError('invalid')
  if ('email' in checked.data && 'password' in checked.data) await limit(checked.data, address)
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(checked.data), signal })
}

/** Payload's forms send JSON, or multipart with the JSON in `_payload`. */
async function sentFields(request: Request): Promise<unknown> {
  const body = await readBody(request, bodyLimit)
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return jsonOf(body)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('invalid')
  })
  return jsonOf(Buffer.from(String(form.get('_payload'))))
}

/**
 * Limits attempts by address and by account, alike for accounts that exist and those that do not, and spends on an
 * unknown address the work that a known one costs (security.md, L10).
 */
async function limit({ email, password }: { email: string; password: string }, address: string) {
  await consume('loginAddress', address)
  const account = email.trim().toLowerCase()
  await consume('loginAccount', account)
  if (!(await exists(account))) await pretendToCheck(password)
}

async function exists(email: string): Promise<boolean> {
  const rows = await autocommit(await payload(), statement`select 1 from users where email = ${email}`)
  return rows.length > 0
}

type Answer = { user?: { role?: Role; email?: string; language?: Language } }

/**
 * Sets `puente_hint` beside a new session and clears it with the old one; it only chooses links (product.md). The
 * language of the account becomes the admin's, which Payload reads from a cookie of its own.
 */
export async function withHint(path: string, response: Response): Promise<Response> {
  if (path === 'users/logout') return signedOut(response)
  if (!response.ok || !/^users\/(login|refresh-token)$/.test(path)) return response
  const { user } = (await response.clone().json()) as Answer
  tellSession(response.headers, user ?? {})
  if (path === 'users/login' && user?.email) await forgive('loginAccount', user.email)
  return response
}

/**
 * Signing out succeeds also when the session was gone already: whoever asks is signed out. When it failed the session
 * lives, and the browser keeps it.
 */
function signedOut(response: Response): Response {
  if (!response.ok && response.status !== 400) return response
  const { headers } = response
  forgetSession(headers)
  return response.ok ? response : Response.json({ success: true }, { headers })
}
