import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { parseCookie, stringifySetCookie } from 'cookie'

import { env } from '@/env'

/**
 * Browsers that have signed in to an account since its password was set
 * (docs/decisions/0009-rate-limits-not-lockouts.md). The cookie is not a credential: it only gives the browser its own
 * rate limit, so that other people's wrong passwords do not lock out the owner. It has one signed entry for each account
 * used in the browser, newest first.
 */

const deviceCookie = 'puente_device'
const MAX_ACCOUNTS = 5
/** A year, as long as browsers keep a cookie. */
const LIFETIME_SECONDS = 31_536_000
const ENTRY_SEPARATOR = '~'

/** The account that a browser may know. `hash` is that of its password: a new password forgets all browsers. */
export type DeviceOwner = { id: string; hash?: string | null }

/** The cookie's entry for one account. Not trusted until `macOf` has been compared. */
type Entry = { account: string; device: string; mac: string }

const macOf = ({ id, hash }: DeviceOwner, device: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`device ${device} of account ${id} with password ${hash ?? ''}`)
    .digest('base64url')

/** An id, 16 random bytes and an HMAC. Whatever else a cookie contains is not kept. */
const entryForm = /^([\w-]{1,36})\.([\w-]{22})\.([\w-]{43})$/

function readEntries(headers: Headers): Entry[] {
  const cookie = parseCookie(headers.get('cookie') ?? '')[deviceCookie] ?? ''
  return cookie
    .split(ENTRY_SEPARATOR, MAX_ACCOUNTS)
    .map((entry) => entryForm.exec(entry))
    .filter((match) => match !== null)
    .map(([, account = '', device = '', mac = '']) => ({ account, device, mac }))
}

/** Returns the id of the browser if it has signed in to the account since its password was set. */
export function findKnownDevice(requestHeaders: Headers, owner: DeviceOwner | undefined): string | undefined {
  const entry = owner && readEntries(requestHeaders).find(({ account }) => account === owner.id)
  if (!entry) return undefined
  const [given, expected] = [Buffer.from(entry.mac), Buffer.from(macOf(owner, entry.device))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? entry.device : undefined
}

/**
 * Marks the browser as one that has signed in to the account. Keeps the entries of other accounts, which are checked when
 * they are used.
 */
export function setDeviceCookie(responseHeaders: Headers, requestHeaders: Headers, owner: DeviceOwner): void {
  const device = findKnownDevice(requestHeaders, owner) ?? randomBytes(16).toString('base64url')
  const others = readEntries(requestHeaders).filter(({ account }) => account !== owner.id)
  const entries = [{ account: owner.id, device, mac: macOf(owner, device) }, ...others]
  responseHeaders.append(
    'set-cookie',
    stringifySetCookie({
      name: deviceCookie,
      value: entries
        .slice(0, MAX_ACCOUNTS)
        .map(({ account, device, mac }) => [account, device, mac].join('.'))
        .join(ENTRY_SEPARATOR),
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: env.SITE_URL.startsWith('https:'),
      maxAge: LIFETIME_SECONDS,
    }),
  )
}
