import type { GeneratorStore } from './generator-store'

/** What a page that is being left can still send, in bytes. Browsers allow 64 KiB for all that is on its way. */
const MAX_BEACON = 60_000

type Saved = Pick<GeneratorStore, 'get' | 'unsaved'>

const beaconOf = (store: Saved): Blob | undefined => {
  const input = store.unsaved()
  return input && new Blob([JSON.stringify(input)], { type: 'application/json' })
}

/** Sends what is not saved while the page is left, unless it is too large for that. */
export function sendUnsaved(store: Saved): void {
  const body = beaconOf(store)
  if (body && body.size < MAX_BEACON) navigator.sendBeacon('/api/save-generator-draft', body)
}

/**
 * Whether the browser has to ask before the page is left: saving has failed, or what is not saved is too large to be sent
 * while the page is left.
 */
export function mustAsk(store: Saved): boolean {
  if (store.get().saving.kind === 'failed') return true
  const body = beaconOf(store)
  return body !== undefined && body.size >= MAX_BEACON
}
