import type { cdnSettings } from '@/env'

/** The CDN's copy of the page cache, and the one key under which it keeps all of it: a change purges everything (0007). */

const KEY = 'puente'

/** How a CDN is told which key a response has, and that the key is to be purged. */
type Protocol = { keyHeader: string; purge: (token: string) => RequestInit }

const varnish: Protocol = {
  keyHeader: 'surrogate-key',
  purge: (token) => ({
    method: 'PURGE',
    headers: { authorization: `Bearer ${token}`, 'surrogate-key': KEY },
  }),
}

/** Those with an API of their own, by its host. Any other address speaks as deploy/varnish.vcl does. */
const hosted: Record<string, Protocol | undefined> = {
  'api.fastly.com': {
    keyHeader: 'surrogate-key',
    purge: (token) => ({ method: 'POST', headers: { 'fastly-key': token, 'surrogate-key': KEY } }),
  },
  'api.cloudflare.com': {
    keyHeader: 'cache-tag',
    purge: (token) => ({
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: [KEY] }),
    }),
  },
}

type Settings = NonNullable<typeof cdnSettings>

const protocolOf = ({ url }: Settings): Protocol => hosted[new URL(url).host] ?? varnish

/** Returns the header that names the key of a response to this CDN. */
export const keyHeaderOf = (cdn: Settings): [name: string, value: string] => [protocolOf(cdn).keyHeader, KEY]

/** Returns the request that purges all that has the key. */
export const purgeRequestOf = (cdn: Settings): RequestInit => protocolOf(cdn).purge(cdn.token)

/** In milliseconds. */
const PURGE_TIMEOUT_MS = 10_000

/** Purges the CDN. Throws when it does not say that it has. */
export async function purge(cdn: Settings): Promise<void> {
  const response = await fetch(cdn.url, {
    ...purgeRequestOf(cdn),
    redirect: 'error',
    signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the CDN answers a purge with ${response.status}`)
}
