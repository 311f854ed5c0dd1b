import type { Analytics } from '@/features/settings/rules'
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
 * Loads Plausible's script, which counts this page and, hearing of the history, each that follows. What is said before it
 * runs waits in its queue. Scripts of either kind are served: those that read their domain from the tag, and the newer
 * ones that wait for `init`. Answers how a lead is reported.
 */
export function startPlausible({ domain, script }: Plausible): () => void {
  const queue: Queue = (...event) => void (queue.q ??= []).push(event)
  queue.init = (options = {}) => void (queue.o = options)
  globalThis.plausible ??= queue
  globalThis.plausible.init?.()
  loadScript(script, { domain })
  return () => globalThis.plausible?.('Lead')
}

/** Where its script sends to: of another site everything, of ours the one address. */
export function plausibleEndpoint({ script }: Plausible): (address: URL) => boolean {
  const { origin } = new URL(script, location.href)
  const endpoint = '/api/event'
  return (address) =>
    address.origin === origin && (origin !== location.origin || address.pathname === endpoint)
}
