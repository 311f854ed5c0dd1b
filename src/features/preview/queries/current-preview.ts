import type { PayloadRequest } from 'payload'
import { draftMode, headers } from 'next/headers'
import { cache } from 'react'

import { siteSettings } from '@/features/settings/queries'
import { type Language, localizedPath } from '@/i18n/languages'
import { isStaff } from '@/lib/roles'
import { pageSession } from '@/lib/server/auth/page-session'
import type { DraftedCollection, DraftedGlobal, PublicationState } from '../../publishing/rules'
import { isSameDocument, pageHeader } from '../rules'
import type { CookieGrant } from '../schemas'
import { readCookies, requestOfGuest } from './grants'
import { readDraft, type DraftRow, findPreviewState } from './preview-page'

/** The preview that a page shows, and the request with the access to read its draft. */
type Preview = CookieGrant & { req: PayloadRequest }

/**
 * Returns the preview of the page that is rendered; undefined on every other page and for every other visitor. Next's draft
 * mode only keeps the page out of the cache: what may be read is in our signed cookie, and is checked each time, as is the
 * session of staff, or that the link was not revoked and who shared it is still staff. Throws `unavailable` when the
 * database does not respond.
 */
export const currentPreview = cache(async (): Promise<Preview | undefined> => {
  if (!(await isDraftMode())) return undefined
  const values = await headers()
  const page = values.get(pageHeader)
  const grant = readCookies(values.get('cookie')).find(
    ({ path, language }) => localizedPath(path, language) === page,
  )
  const req = grant && (await requestOf(grant))
  return req && { ...grant, req }
})

/** False outside of a request, as in jobs. Must come first: reading headers would take the page out of the cache. */
async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}

async function requestOf(grant: CookieGrant): Promise<PayloadRequest | undefined> {
  if (grant.isGuest) return requestOfGuest(grant)
  const session = await pageSession()
  return session && isStaff(session.user) && session.user.id === grant.by ? session.req : undefined
}

/** Returns the draft of a collection that this page previews in this language; undefined when it previews none. */
export async function findPreviewedDraft(
  collection: DraftedCollection,
  language: Language,
  options: Parameters<typeof readDraft>[3] = {},
): Promise<(DraftRow & { path: string }) | undefined> {
  const preview = await currentPreview()
  if (!preview || preview.language !== language || !('collection' in preview.document)) return undefined
  if (preview.document.collection !== collection) return undefined
  const draft = await readDraft(preview.req, preview.document, language, options)
  return draft && { ...draft, path: preview.path }
}

/** Returns the draft of a global, if this page previews it in this language. */
export async function findPreviewedGlobal(
  slug: DraftedGlobal,
  language: Language,
): Promise<DraftRow | undefined> {
  const preview = await currentPreview()
  if (!preview || preview.language !== language || !isSameDocument(preview.document, { global: slug }))
    return undefined
  return readDraft(preview.req, preview.document, language)
}

export type BarData = Omit<Preview, 'req'> & {
  state: PublicationState
  savedAt?: string
  /** The first name of the person who shared the link. */
  from: string
  /** The agency's time zone. */
  zone: string
}

/** Returns what the bar of this page's preview shows; undefined without a preview, or when it cannot be read. */
export async function findBarData(language: Language): Promise<BarData | undefined> {
  try {
    const preview = await currentPreview()
    if (!preview) return undefined
    const { req, ...grant } = preview
    const [state, { zone }] = await Promise.all([
      findPreviewState(req, grant.document, grant.language),
      siteSettings(language),
    ])
    return { ...grant, ...state, zone, from: req.user?.firstName ?? '' }
  } catch {
    // The page itself says that the database does not respond.
    return undefined
  }
}
