import { isolateObjectProperty, type PayloadRequest } from 'payload'

import { replicaOf, setPrimary } from './replica'

/**
 * What may be read on the replica: what is marked here, and nothing else. Sessions, accounts, limits and whatever decides a write are
 * read on the primary, and so is everything in a transaction.
 */

/** The context of a request whose reads may run on the replica. */
export const replicaContext = { readsReplica: true }

/** Returns the request for reading what a page shows. */
export function fromReplica<Req extends PayloadRequest>(req: Req): Req {
  const reading = isolateObjectProperty(req, 'context')
  reading.context = { ...req.context, ...replicaContext }
  return reading
}

type Marked = { context?: Record<string, unknown> }

/** Whether the reads of a request may run on the replica. */
export const readsReplica = (req: Marked | undefined): boolean => req?.context?.readsReplica === true

/** Accounts, and Payload's own collections: locks, preferences. */
const primaryCollections = /^(users|payload-.*)$/

const reads = [
  'find',
  'findOne',
  'findGlobal',
  'findDistinct',
  'findVersions',
  'findGlobalVersions',
  'queryDrafts',
  'count',
  'countVersions',
] as const

type Args = { collection?: string; req?: Marked }
type Read = (this: Adapter, args: Args) => Promise<unknown>
type Adapter = Parameters<typeof replicaOf>[0] & Record<(typeof reads)[number], Read>

/** Returns Payload's adapter with the reads of marked requests on the replica. */
export function withReplica<Stock extends object>(stock: Stock): Stock {
  const adapter = stock as unknown as Adapter
  setPrimary(adapter)
  for (const name of reads) {
    const read = adapter[name]
    adapter[name] = function (args) {
      if (!readsReplica(args.req) || primaryCollections.test(args.collection ?? ''))
        return read.call(this, args)
      return read.call(Object.create(this, { drizzle: { value: replicaOf(this) } }) as Adapter, args)
    }
  }
  return stock
}
