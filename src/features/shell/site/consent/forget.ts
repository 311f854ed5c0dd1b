import { firstTouchCookie } from './first-touch-cookie'

/** The tool's cookies by their names: Plausible sets none. */
const googles = /^_(ga|gid|gat)(_|$)/

/** The domains that a cookie of this host may stand under: its own, and each above. */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.')
  return ['', ...parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
}

/** Deletes the cookie of the first visit, and the tool's own. */
export function forget(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((name) => name === firstTouchCookie || googles.test(name)))
    for (const domain of cookieDomains(location.hostname))
      document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${domain}`
}
