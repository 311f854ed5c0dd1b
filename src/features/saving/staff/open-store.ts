import { postVerb } from '@/lib/run-verb'
import { CopyStore } from './copy-store'

/** A browser may never answer, for instance while another tab upgrades its storage. */
const OPEN_MS = 4_000

/** A server that gave no key is not asked again with every letter. */
const KEY_PAUSE_MS = 2_000

let opened: { account: string; store: Promise<CopyStore | undefined> } | undefined
let known: { account: string; key: string } | undefined
/** When a key was refused last, by the clock of `performance`. */
let refusedAt = -Infinity

/**
 * Returns the store of the account's unsaved words on this device; undefined while there is none: the browser blocks it, or
 * the key can't be had. Asks the server for the key once in the life of the page.
 */
export function openStore(account: string): Promise<CopyStore | undefined> {
  if (opened?.account === account) return opened.store
  const store = open(account).catch(() => undefined)
  const attempt = { account, store }
  opened = attempt
  void store.then((found) => {
    // The next key tries again.
    if (!found && opened === attempt) opened = undefined
  })
  return store
}

/** Forgets the key of the account that signs out. */
export const closeStore = (): void => {
  opened = undefined
  known = undefined
  refusedAt = -Infinity
}

async function open(account: string): Promise<CopyStore | undefined> {
  // Browsers have them on https and on this machine only.
  if (!isSecureContext) return undefined
  const key = await keyOf(account)
  return key === undefined ? undefined : within(CopyStore.open(key), OPEN_MS)
}

async function keyOf(account: string): Promise<string | undefined> {
  if (known?.account === account) return known.key
  if (performance.now() - refusedAt < KEY_PAUSE_MS) return undefined
  const response = await postVerb('copy-key', {})
  // Someone else may have signed in in this browser: their key is not for these words.
  if (response.success && response.account === account) known = response
  else refusedAt = performance.now()
  return known?.account === account ? known.key : undefined
}

/** Returns what a promise resolves to; undefined if it takes longer than that. */
export async function within<Result>(promise: Promise<Result>, ms: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)))
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
