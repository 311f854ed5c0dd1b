import { parseCookie, stringifySetCookie } from 'cookie'

import { env } from '@/env'
import type { Role } from '@/lib/roles'
import type { Language } from '@/i18n/languages'
import { sessionCookie } from './authenticate'

const YEAR_SECONDS = 31_536_000
/** The lifetime of Payload's token (collections/Users.ts). */
const SESSION_SECONDS = 7_200
/** The lifetime of the verification link (email-link.ts). */
const SIGN_UP_SECONDS = 3 * 86_400

const signUpCookie = 'puente_sign_up'
const hintCookie = 'puente_hint'
/** Payload's admin reads its language from the first, the site's addresses without a language from the second. */
export const adminLanguageCookie = 'puente-lng'
const siteLanguageCookie = 'puente_language'

type Options = { maxAge: number; httpOnly?: boolean }

/** `maxAge` in seconds. Scripts can read the cookie unless it is `httpOnly`. */
function append(headers: Headers, name: string, value: string, options: Options): void {
  const secure = env.SITE_URL.startsWith('https:')
  headers.append(
    'set-cookie',
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, ...options }),
  )
}

/** Sets the cookies that accompany a session: the role, which only chooses links, and the language of the admin. */
export function setSessionCookies(headers: Headers, user: { role?: Role; language?: Language }): void {
  if (user.role) append(headers, hintCookie, user.role, { maxAge: SESSION_SECONDS })
  if (user.language) append(headers, adminLanguageCookie, user.language, { maxAge: YEAR_SECONDS })
}

/** Sets the language of the admin and of addresses that name none. */
export function setLanguageCookies(headers: Headers, language: Language): void {
  for (const name of [adminLanguageCookie, siteLanguageCookie])
    append(headers, name, language, { maxAge: YEAR_SECONDS })
}

/** Removes the session and its hint from the browser. */
export function clearSessionCookies(headers: Headers): void {
  append(headers, sessionCookie, '', { maxAge: 0, httpOnly: true })
  append(headers, hintCookie, '', { maxAge: 0 })
}

/** Marks the browser that chose the password of an unverified account (signUpProofOf in email-link.ts). */
export const setSignUpCookie = (headers: Headers, proof: string): void =>
  append(headers, signUpCookie, proof, { maxAge: SIGN_UP_SECONDS, httpOnly: true })

/** Returns the sign-up proof of the browser, unchecked. */
export const readSignUpCookie = (headers: Headers): string | undefined =>
  parseCookie(headers.get('cookie') ?? '')[signUpCookie]
