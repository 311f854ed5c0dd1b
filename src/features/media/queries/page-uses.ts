import { getTranslation } from '@payloadcms/translations'
import type { GlobalSlug, PayloadRequest, SanitizedGlobalConfig } from 'payload'

import { asUser } from '@/lib/server/db/local-api'
import type { PictureUse } from '../rules'

/** Returns the pages and settings that use a picture, in what is published or in the latest draft of either language. */
export async function findPageUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const uses = await Promise.all(req.payload.config.globals.map((global) => findUse(req, global, id)))
  return uses.filter((use) => use !== undefined)
}

async function findUse(
  req: PayloadRequest,
  { slug, label }: SanitizedGlobalConfig,
  id: string,
): Promise<PictureUse | undefined> {
  const [isLive, isInDraft] = await Promise.all([false, true].map((draft) => isUsed(req, slug, draft, id)))
  if (!isLive && !isInDraft) return undefined
  return {
    title: getTranslation(label, req.i18n),
    href: `/admin/globals/${slug}`,
    place: 'page',
    ...(isLive ? {} : { isDraft: true }),
  }
}

/** Whether a global that the user may read names the picture. Its fields are searched as text, in all languages. */
async function isUsed(req: PayloadRequest, slug: GlobalSlug, draft: boolean, id: string): Promise<boolean> {
  const global: unknown = await asUser(req)
    .findGlobal({ slug, draft, depth: 0, locale: 'all' })
    .catch((error: unknown) => {
      if ((error as { status?: number }).status !== 403) throw error
    })
  return JSON.stringify(global ?? null).includes(`"${id}"`)
}
