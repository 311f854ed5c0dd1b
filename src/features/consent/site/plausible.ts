import type { Analytics } from '@/lib/analytics'
import { loadScript } from './load-script'

type Plausible = Extract<Analytics, { tool: 'plausible' }>
type Queue = {
  (...event: unknown[]): void
  q?: unknown[][]
  o?: object
  init?: (options?: object) => void
}
declare global {
  var plausible: Queue | undefined
}

/**
 * Loads Plausible's script, which counts this page and each later navigation. Events wait in its queue until it runs.
 * Supports both kinds of script: those that read the domain from the tag, and the newer ones that wait for `init`.
 * Returns the function that reports a lead.
 */
export function startPlausible({ domain, script }: Plausible): () => void {
  const queue: Queue = (...event) => void (queue.q ??= []).push(event)
  queue.init = (options = {}) => void (queue.o = options)
  globalThis.plausible ??= queue
  globalThis.plausible.init?.()
  loadScript(script, { domain })
  return () => globalThis.plausible?.('Lead')
}

/** Returns whether an address is one that the script sends to: any on another host, only the endpoint on this one. */
export function isPlausibleRequest({ script }: Plausible): (address: URL) => boolean {
  const { origin } = new URL(script, location.href)
  const endpoint = '/api/event'
  return (address) =>
    address.origin === origin && (origin !== location.origin || address.pathname === endpoint)
}
