import type { PayloadRequest } from 'payload'

import { log } from './log'

/** Unknown when the COMMIT itself failed: the connection may have broken before it or after it. */
type Ending = 'kept' | 'undone' | 'unknown'

/** What remains to be done at the end of a transaction: files cannot be rolled back. */
type Rest = (ending: Ending) => Promise<unknown>

/** One for the process: the build holds this file once for pages and once for routes, and the adapter knows one of them. */
const shared = globalThis as { rests?: Map<string, Rest[]> }
const rests = (shared.rests ??= new Map())

/** Does `rest` when the transaction of the request has ended, or at once when there is none. */
export async function afterTransaction(req: PayloadRequest, rest: Rest): Promise<void> {
  const id = await req.transactionID
  if (id === undefined) await rest('kept')
  else rests.set(String(id), [...(rests.get(String(id)) ?? []), rest])
}

/** Called by the database adapter at the end of every transaction. Too late to fail: what goes wrong is logged. */
export async function transactionEnded(id: string, ending: Ending): Promise<void> {
  const due = rests.get(id) ?? []
  rests.delete(id)
  for (const rest of due)
    await rest(ending).catch((err: unknown) => log.error({ err }, 'after a transaction'))
}
