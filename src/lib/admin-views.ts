import { MAX_ADDRESS_LENGTH } from './paths'

/**
 * Returns whether a view of Payload's admin is closed to everyone, by its path segments below /admin. Payload's view for
 * verifying an address does so on GET, and accepts the stored digest in place of the link's secret; ours is a verb. The
 * first admin is created by a command, never by the first visitor.
 */
export function isClosedAdminView(segments: readonly string[]): boolean {
  const [first, second] = segments.map((segment) => decode(segment).toLowerCase())
  return second === 'verify' || first === 'create-first-user'
}

/** Views that Payload shows without a session. */
const publicViews = new Set(['login', 'logout', 'forgot', 'reset', 'logout-inactivity', 'unauthorized'])

export const isPublicAdminView = ([view = '']: readonly string[]): boolean => publicViews.has(decode(view))

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** What follows the title of every page of the admin in the tab of the browser. */
export const ADMIN_TITLE_SUFFIX = ' · Puente'

/** The list of the staff, in place of Payload's list of all accounts. */
export const PEOPLE_PATH = '/admin/people'

/** The keys for leads, in place of Payload's list of them. */
export const LEAD_KEYS_PATH = '/admin/lead-keys'

/** When the signed-in person takes calls. */
export const AVAILABILITY_PATH = '/admin/availability'

/** A document in both languages. */
export const TRANSLATE_PATH = '/admin/translate'

/** The proposal generator. */
export const PROPOSAL_CREATOR_PATH = '/admin/proposal-creator'

const deskPath =
  /^\/admin(?:\/(?:availability|lead-keys|login|logout|people|proposal-creator|translate|collections\/tickets\/[^/?#]+))?\/?(?:[?#]|$)/

/** Whether an address below /admin is one of the desk (src/app/(desk)); all others are Payload's. */
export const isDeskPath = (address: string): boolean => deskPath.test(address)

/**
 * Whether the segments below /admin that reached Payload are only another spelling of a view of the desk: Payload would show
 * its own there, and its page to sign out ends the session when it is opened.
 */
export const isDeskView = (segments: readonly string[]): boolean =>
  isDeskPath(['/admin', ...segments.map((segment) => decode(segment).toLowerCase())].join('/'))

/** Which of the two documents of staff shows an address; undefined for pages of the site. */
const documentOf = (address: string): 'desk' | 'payload' | undefined =>
  isDeskPath(address) ? 'desk' : /^\/admin(?:[/?#]|$)/.test(address) ? 'payload' : undefined

/** Whether a link from one path to an address stays in the same document. */
export function isSameDocument(from: string, to: string): boolean {
  const document = documentOf(to)
  return document !== undefined && document === documentOf(from)
}

type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** Returns the address of a view by its segments below /admin and its query. */
export function adminViewPath(segments: readonly string[], search: Search): string {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
  ).toString()
  return ['/admin', ...segments].join('/') + (query && `?${query}`)
}

/** Returns the address of the page to sign in, which leads back to that view unless it is too long to be followed. */
export const adminSignInPath = (view: string): string =>
  view === '/admin' || view.length > MAX_ADDRESS_LENGTH
    ? '/admin/login'
    : `/admin/login?redirect=${encodeURIComponent(view)}`
