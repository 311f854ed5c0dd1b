import type { RequestReport } from '@/lib/request-report'
import type { User } from '@/payload-types'

type Account = User & { collection: 'users' }
type Preference = {
  id: string
  key: string | null
  value: unknown
  user: { relationTo: 'users'; value: string }
}

/**
 * What the parts of a page have read of its reader. Payload's parts ask for the same, some of them several times; no other
 * request has this, so each of its reads is a new one.
 */
type PageReads = {
  account: Account
  /** The headers with which it is signed in. */
  key: string
  /** The preferences that every page of the admin reads (db/read-preferences-once.ts). */
  preferences?: Promise<Preference[]>
}

declare global {
  /** By the report of the request. Global because the build has this file in several bundles. */
  var pageReads: WeakMap<RequestReport, PageReads> | undefined
}

const keyOf = (headers: Headers): string =>
  JSON.stringify([headers.get('authorization'), headers.get('cookie')])

/** Returns what the page that is being rendered has read; undefined outside of one, and before its session was read. */
export function readsOfPage(): PageReads | undefined {
  const report = globalThis.requestReports?.getStore()
  return report && globalThis.pageReads?.get(report)
}

/** Hands the account that has opened the page on to Payload's parts of it. */
export function handOnAccount(headers: Headers, account: Account): void {
  const report = globalThis.requestReports?.getStore()
  if (report) (globalThis.pageReads ??= new WeakMap()).set(report, { account, key: keyOf(headers) })
}

/** Returns the account that has opened the page that is being rendered, when the headers are those of its session. */
export function handedAccount(headers: Headers): Account | undefined {
  const reads = readsOfPage()
  return reads?.key === keyOf(headers) ? reads.account : undefined
}
