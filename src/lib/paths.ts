const longest = 2_000

const anywhere = 'https://site.invalid'

/** A path of this site: one slash first, nothing that a browser would read as another host. */
export const isPath = (value: string): boolean =>
  value.length <= longest && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value) && staysHere(value)

/** Written out, too: without its dots, '/.//host' begins with two slashes. */
function staysHere(path: string): boolean {
  if (!URL.canParse(path, anywhere)) return false
  const { origin, pathname } = new URL(path, anywhere)
  return origin === anywhere && !pathname.startsWith('//')
}

/** A secure address, written out: browsers read 'https:host' as a path. */
export const isSecure = (value: string): boolean =>
  value.length <= longest && /^https:\/\/[^\s\\\p{Cc}]+$/iu.test(value) && URL.canParse(value)

/** Where a redirect may lead: a path of this site, or a secure address. */
export const isTarget = (value: string): boolean => isPath(value) || isSecure(value)

/** A host by every name that it has: with a dot at its end or without, at the port that http or https would take. */
function hostOf(address: string): string {
  const { hostname, port } = new URL(address)
  return `${hostname.replace(/\.$/, '')}:${port === '80' || port === '443' ? '' : port}`
}

/** Whether a whole address is one of the site's. */
export const isAddressOf = (address: string, site: string): boolean =>
  URL.canParse(address) && /^https?:/i.test(address) && hostOf(address) === hostOf(site)

/** What somebody who just signed in is not led to: the way in itself, and what is no page. */
const noGoal = /^(?:\/es)?\/auth(?!\/profile(?:[/?#]|$))(?=[/?#]|$)|^\/api(?=[/?#]|$)/

/**
 * Where somebody wanted to go before signing in: a path of this site, or nothing. Its place in the page is left out, and
 * it is written out: a header holds no other letters.
 */
export function goalOf(next: unknown): string | undefined {
  const path = typeof next === 'string' ? next.split('#')[0] : undefined
  if (!path || !isPath(path)) return undefined
  const { pathname, search } = new URL(path, anywhere)
  return noGoal.test(pathname) ? undefined : pathname + search
}
