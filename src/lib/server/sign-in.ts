import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import { z } from 'zod'

import { env } from '@/env'
import type { Role } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { sessionCookie } from './authenticate'
import { autocommit, statement } from './db'
import { readBody } from './door'
import { consume, forgive } from './limits'
import { payload } from './payload'
import { jsonOf } from './rest-bounds'

const hash = promisify(pbkdf2)

/** Payload's own cost of checking a password (payload/dist/auth/strategies/local). */
const cost = { iterations: 600_000, keyLength: 32 }

const bodyLimit = 16 * 1024
const text = z
  .string()
  .min(1)
  .max(1_000)
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'))

/** What each call may hold; whatever else is sent falls away. */
const shapes = {
  'users/login': z.object({ email: text, password: text }),
  'users/forgot-password': z.object({ email: text }),
  'users/reset-password': z.object({ token: text, password: text }),
} as const

/**
 * The request as Payload shall see it. Its body is parsed once, here, and written anew: two parsers that disagree would
 * let one account be counted and another be tried. `path` is below /api.
 */
export async function signInRequest(path: string, request: Request, address: string): Promise<Request> {
  const { url, method, headers: sent, signal } = request
  const headers = new Headers(sent)
  headers.delete('content-length')
  headers.delete('content-type')
  const shape = shapes[path as keyof typeof shapes]
  if (!shape) return new Request(url, { method, headers, signal })
  const checked = shape.safeParse(await sentFields(request))
  if (!checked.success) throw new AppError('invalid')
  await limit(path, checked.data, address)
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
async function limit(
  path: string,
  fields: { email?: string; password?: string },
  address: string,
): Promise<void> {
  await consume('loginAddress', address)
  const account = (fields.email ?? '').trim().toLowerCase()
  if (path === 'users/forgot-password') await consume('accountMail', account)
  if (path !== 'users/login') return
  await consume('loginAccount', account)
  if (!(await exists(account)))
    await hash(fields.password ?? '', randomBytes(32), cost.iterations, cost.keyLength, 'sha256')
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
  if (!response.ok || !/^users\/(login|refresh-token|reset-password)$/.test(path)) return response
  const { user } = (await response.clone().json()) as Answer
  if (user?.role) response.headers.append('set-cookie', cookie('puente_hint', user.role, 7_200))
  if (user?.language) response.headers.append('set-cookie', cookie('puente-lng', user.language, 31_536_000))
  if (path === 'users/login' && user?.email) await forgive('loginAccount', user.email)
  return response
}

/** Signing out succeeds also when the session was gone already: whoever asks is signed out. */
function signedOut(response: Response): Response {
  const { headers } = response
  headers.append('set-cookie', `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`)
  headers.append('set-cookie', cookie('puente_hint', '', 0))
  return response.status === 400 ? Response.json({ success: true }, { headers }) : response
}

/** Readable by scripts on purpose; no server code trusts them. `maxAge` in seconds. */
function cookie(name: string, value: string, maxAge: number): string {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
