import { interestOf, serviceInterests, type ServiceInterest } from '../rules'

/** The ID of an option of the form, which a hash can name. */
export const serviceOptionId = (interest: string) => `service-${interest}`

/**
 * Returns the path of the contact page for a link on the page at `path` (without its language). From the page of a service
 * it names that service in its hash, which the page cache never sees.
 */
export function contactPath(path: string): string {
  const slug = /^\/services\/([^/]+)$/.exec(path)?.[1] ?? ''
  const interest = interestOf(slug)
  return interest ? `/contact#${serviceOptionId(interest)}` : '/contact'
}

/**
 * Returns the path of the page that books a call for a link on the page at `path` (without its language). From the page of a
 * service it names that service in its query.
 */
export function bookingPath(path: string): string {
  const slug = /^\/services\/([^/]+)$/.exec(path)?.[1] ?? ''
  return interestOf(slug) ? `/contact/call?service=${slug}` : '/contact/call'
}

/** Returns the service that the URL hash names. */
export function serviceOfHash(hash: string): ServiceInterest | undefined {
  return serviceInterests.find((interest) => hash === `#${serviceOptionId(interest)}`)
}

/** The greatest length of a prefilled message in characters. */
const MAX_PREFILLED = 300

/** Returns the path of the contact page with a message in its hash, which the form shows. */
export const prefilledContactPath = (message: string): string =>
  `/contact#message=${encodeURIComponent(message.slice(0, MAX_PREFILLED).toWellFormed())}`

/** Returns the message that the URL hash names. */
export function messageOfHash(hash: string): string | undefined {
  const [, encoded] = /^#message=(.+)$/.exec(hash) ?? []
  if (!encoded) return undefined
  try {
    return decodeURIComponent(encoded).slice(0, MAX_PREFILLED)
  } catch {
    // Not encoded as this site does it.
    return undefined
  }
}
