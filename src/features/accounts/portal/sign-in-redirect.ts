import { localizedPath, type Language } from '@/i18n/languages'
import { safeRedirect } from '@/lib/paths'
import { homePathOf } from '../rules'
import { type Role } from '@/lib/roles'

/** Returns the path to open after sign-in: `next` if it is safe, else the admin for staff and the dashboard for clients. */
export function redirectAfterSignIn(role: Role, language: Language, next?: string): string {
  const home = homePathOf(role)
  return safeRedirect(next) ?? (home === '/admin' ? home : localizedPath(home, language))
}

/** Adds `next` to a path, so that the next auth page keeps it. */
export const withNext = (path: string, next?: string): string =>
  next ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path
