import { LIVE_PATH, liveEvents, MAX_HEARTBEAT_MS, type LiveChange } from './live'

/** Handlers of what the stream tells. */
export type LiveListener = {
  onChange: (change: LiveChange) => void
  /** Anything may have changed: refetch everything that is shown. */
  onReset: () => void
  /** The server refuses the stream, which a browser doesn't explain. It is tried again after a pause. */
  onRefused?: () => void
}

/** A stream without an event for this long counts as lost: a network change or a sleeping laptop raises no error. */
const MAX_SILENCE_MS = 2 * MAX_HEARTBEAT_MS + 10_000
/** The pauses after a refused connection, in milliseconds. */
const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

const listeners = new Set<LiveListener>()
let source: EventSource | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let pause = FIRST_PAUSE_MS

/**
 * Subscribes to changes; the returned function unsubscribes. All listeners of a tab share one stream, which is open while
 * the tab is visible: over HTTP/1.1 a browser allows six connections per host. Each new connection counts as a reset.
 */
export function subscribeToChanges(listener: LiveListener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) document.addEventListener('visibilitychange', connectIfNeeded)
  connectIfNeeded()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', connectIfNeeded)
    disconnect()
  }
}

function connectIfNeeded(): void {
  if (document.visibilityState !== 'visible') disconnect()
  else if (!source && listeners.size > 0) connect()
}

function disconnect(): void {
  clearTimeout(timer)
  source?.close()
  source = undefined
}

function reconnect(): void {
  disconnect()
  connectIfNeeded()
}

function connect(): void {
  const opened = new EventSource(LIVE_PATH)
  source = opened
  expectHeartbeat()
  opened.addEventListener('open', () => {
    pause = FIRST_PAUSE_MS
    expectHeartbeat()
    for (const { onReset } of listeners) onReset()
  })
  opened.addEventListener(liveEvents.heartbeat, expectHeartbeat)
  opened.addEventListener(liveEvents.reset, () => {
    for (const { onReset } of listeners) onReset()
  })
  opened.addEventListener(liveEvents.change, ({ data }: MessageEvent<string>) => {
    for (const { onChange } of listeners) onChange(JSON.parse(data) as LiveChange)
  })
  opened.addEventListener('error', () => {
    // A lost connection is opened again by the browser; after a refusal (signed out, too many, 503) it stays closed.
    if (opened.readyState !== EventSource.CLOSED) return
    reconnectAfter(nextPause())
    for (const { onRefused } of listeners) onRefused?.()
  })
}

const expectHeartbeat = (): void => reconnectAfter(MAX_SILENCE_MS)

function reconnectAfter(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(reconnect, milliseconds)
}

/** Returns the current pause, up to half of it longer, so that the boards do not come back all at once. */
function nextPause(): number {
  const current = pause
  pause = Math.min(pause * 2, MAX_PAUSE_MS)
  return current * (1 + Math.random() / 2)
}
