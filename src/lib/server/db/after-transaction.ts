import type { PayloadRequest } from 'payload'

import { log } from '@/lib/server/log'

/** `unknown` when the COMMIT itself failed: the connection may have broken before or after it took effect. */
type Outcome = 'committed' | 'rolled-back' | 'unknown'

/** Runs when a transaction has ended, for work that cannot be rolled back, such as deleting a file. May be async. */
type Callback = (outcome: Outcome) => unknown

declare global {
  /** Global because the build has this file once for pages and once for routes, and the adapter only one of them. */
  var transactionCallbacks: Map<string, Callback[]> | undefined
}
const callbacks = (globalThis.transactionCallbacks ??= new Map<string, Callback[]>())

/** Runs `callback` when the transaction of the request has ended, or at once when there is none. */
export async function afterTransaction(req: PayloadRequest, callback: Callback): Promise<void> {
  const id = await req.transactionID
  if (id === undefined) await callback('committed')
  else callbacks.set(String(id), [...(callbacks.get(String(id)) ?? []), callback])
}

/** Called by the database adapter at the end of every transaction. Errors are logged, because it is too late to fail. */
export async function runTransactionCallbacks(id: string, outcome: Outcome): Promise<void> {
  const due = callbacks.get(id) ?? []
  callbacks.delete(id)
  for (const callback of due)
    try {
      await callback(outcome)
    } catch (err) {
      log.error({ err }, 'after a transaction')
    }
}
