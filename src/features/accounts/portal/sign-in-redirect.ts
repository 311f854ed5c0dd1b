import { isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { type Role } from '@/lib/roles'
import { safeRedirect } from '@/lib/paths'
import { homePathOf } from '../rules'

/** Whom a sign-in answers with. `language` is that of the account; older accounts may have none. */
export type SignedInUser = { role: Role; language?: Language | null }

/** The pages of the signed-in, with or without the prefix of a language. */
const PORTAL_PATH = /^(?:\/es)?(\/(?:dashboard|proposal|auth\/profile)(?=[/?]|$).*)$/i

/** Returns the same page of the portal in a language; pages elsewhere keep theirs. */
const inLanguage = (path: string, language: Language): string => {
  const page = PORTAL_PATH.exec(path)?.[1]
  return page ? localizedPath(page, language) : path
}

/**
 * Returns the path to open after sign-in: `next` if it is safe, else the admin for staff and the dashboard for clients. The
 * portal opens in the language of the account; without one, in that of the page, `pageLanguage`.
 */
export function redirectAfterSignIn(user: SignedInUser, pageLanguage: Language, next?: string): string {
  const language = isLanguage(user.language) ? user.language : pageLanguage
  const home = homePathOf(user.role)
  const path = safeRedirect(next) ?? home
  return path === '/admin' ? path : inLanguage(path, language)
}

/** Adds `next` to a path, so that the next auth page keeps it. */
export const withNext = (path: string, next?: string): string =>
  next ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path
