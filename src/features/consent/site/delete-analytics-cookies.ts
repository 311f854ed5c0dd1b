import { firstTouchCookie } from './first-touch-cookie'

/** Google's cookies. Plausible sets none. */
const googleCookies = /^_(ga|gid|gat)(_|$)/

/** Returns the Domain attributes under which a cookie of this host may be set: none, its own and each parent. */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.')
  return ['', ...parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
}

/** Deletes the first-visit cookie and the analytics tool's cookies. */
export function deleteAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((name) => name === firstTouchCookie || googleCookies.test(name)))
    for (const domain of cookieDomains(location.hostname))
      document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${domain}`
}
