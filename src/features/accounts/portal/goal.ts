import { localizedPath, type Language } from '@/i18n/languages'
import { goalOf } from '@/lib/paths'
import { homeOf, type Role } from '../rules'

/** Where somebody goes who has signed in: where they wanted to, else home; staff to the admin. */
export function goalAfter(role: Role, language: Language, next?: string): string {
  const home = homeOf(role)
  return goalOf(next) ?? (home === '/admin' ? home : localizedPath(home, language))
}

/** The query that takes a goal along to the next page of the way in. */
export const withGoal = (path: string, next?: string): string =>
  next ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path
