import { readSignedText, signText } from '@/lib/server/auth/signed-text'
import { cookieGrantSchema, linkGrantSchema, type CookieGrant, type LinkGrant } from '../schemas'

/** The cookie of a preview, for the path of its page. */
export const previewCookie = 'puente_preview'

const linkPurpose = 'preview link'
const cookiePurpose = 'preview cookie'

export const signLink = (grant: LinkGrant): string => signText(linkPurpose, grant)
export const signCookie = (grant: CookieGrant): string => signText(cookiePurpose, grant)

/** Returns what a link allows, although it may have expired; undefined when it was not signed here. */
export const readLink = (link: string): LinkGrant | undefined =>
  linkGrantSchema.safeParse(readSignedText(linkPurpose, link)).data

/**
 * Returns what the cookies of a request allow. There can be several: the cookie of the home page is sent to the pages below
 * it too.
 */
export function readCookies(header: string | null): CookieGrant[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.flatMap(([name, value = '']) => {
    const found = name === previewCookie && cookieGrantSchema.safeParse(readSignedText(cookiePurpose, value))
    return found && found.success && found.data.until > Date.now() ? [found.data] : []
  })
}
