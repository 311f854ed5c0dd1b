import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import { env } from '@/env'
import type { Role } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { sessionCookie } from './authenticate'
import { autocommit, statement } from './db'
import { consume, forgive } from './limits'
import { payload } from './payload'

const hash = promisify(pbkdf2)

/** Payload's own cost of checking a password (payload/dist/auth/strategies/local). */
const cost = { iterations: 600_000, keyLength: 32 }

type Credentials = { email?: unknown; password?: unknown }

/**
 * Limits attempts by address and by account, alike for accounts that exist and those that do not, and spends on an
 * unknown address the work that a known one costs (security.md, L10). `path` is below /api; `request` may be read.
 */
export async function limitSignIn(path: string, request: Request, address: string): Promise<void> {
  if (request.method !== 'POST') return
  if (path === 'users/forgot-password' || path === 'users/login') {
    const { email, password } = await credentials(request)
    const account = String(email ?? '')
      .trim()
      .toLowerCase()
    await consume('loginAddress', address)
    if (path === 'users/forgot-password') return consume('accountMail', account)
    await consume('loginAccount', account)
    if (!(await exists(account)))
      await hash(String(password ?? ''), randomBytes(32), cost.iterations, cost.keyLength, 'sha256')
  }
  if (path === 'users/reset-password') await consume('loginAddress', address)
}

/** Payload's forms send JSON, or multipart with the JSON in `_payload`. What cannot be read is Payload's to refuse. */
async function credentials(request: Request): Promise<Credentials> {
  try {
    const multipart = request.headers.get('content-type')?.startsWith('multipart/form-data')
    const value = multipart
      ? JSON.parse(String((await request.formData()).get('_payload')))
      : await request.json()
    return (value ?? {}) as Credentials
  } catch {
    return {}
  }
}

async function exists(email: string): Promise<boolean> {
  const rows = await autocommit(
    await payload(),
    statement`select 1 from users where email = ${email.replaceAll('\u0000', '')}`,
  )
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
