import type { CollectionSlug, Payload } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'

type Title = { text: string; language: Language }

/** Returns the title of a document: in the preferred language, else in another; undefined when it has none or is gone. */
export async function findTitle(
  payload: Payload,
  { collection, id, preferred }: { collection: CollectionSlug; id: string; preferred: Language },
): Promise<Title | undefined> {
  const name = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const doc = (await asSystemWithoutRequest(payload).findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    locale: 'all',
    disableErrors: true,
  })) as Record<string, unknown> | null
  return titleIn(doc?.[name], preferred)
}

/** Returns the titles of documents by their ids, as `findTitle` does; none for a document without one. */
export async function findTitles(
  payload: Payload,
  { collection, ids, preferred }: { collection: CollectionSlug; ids: string[]; preferred: Language },
): Promise<Map<string, Title>> {
  if (ids.length === 0) return new Map()
  const name = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await asSystemWithoutRequest(payload).find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    draft: true,
    locale: 'all',
    pagination: false,
    select: { [name]: true },
  })
  return new Map(
    (docs as unknown as Record<string, unknown>[]).flatMap((doc) => {
      const title = titleIn(doc[name], preferred)
      return title ? [[String(doc.id), title] as const] : []
    }),
  )
}

function titleIn(title: unknown, preferred: Language): Title | undefined {
  if (typeof title === 'string') return { text: title, language: preferred }
  const texts = (title ?? {}) as Partial<Record<Language, string | null>>
  const language = [preferred, ...languages].find((code) => texts[code])
  return language ? { text: texts[language] ?? '', language } : undefined
}
