import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { asVisitor } from '@/lib/server/db/local-api'
import { documentAt, findPage } from '@/features/routes/rules'

/** Returns the path of the form of what a public page shows; undefined for a page that has none. */
export async function findFormPath(
  { payload }: PayloadRequest,
  path: string,
  language: Language,
): Promise<string | undefined> {
  const copy = findPage(path)?.page.copy
  if (copy) return `/admin/globals/${copy}?locale=${language}`
  const named = documentAt(path)
  if (!named) return undefined
  const { docs } = await asVisitor(payload, language).find({
    collection: named.collection,
    where: { slug: { equals: named.slug } },
    select: { slug: true },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0] && `/admin/collections/${named.collection}/${docs[0].id}?locale=${language}`
}
