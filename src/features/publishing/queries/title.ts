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
  const title = doc?.[name]
  if (typeof title === 'string') return { text: title, language: preferred }
  const texts = (title ?? {}) as Partial<Record<Language, string | null>>
  const language = [preferred, ...languages].find((code) => texts[code])
  return language ? { text: texts[language] ?? '', language } : undefined
}
