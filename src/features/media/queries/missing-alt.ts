import type { Payload } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import type { PictureCollection } from '../rules'

type Picture = { collection: Exclude<PictureCollection, 'proposal-images'>; id: string }

/** Returns the languages in which a picture, which the user sees, has no alternative text. */
export async function findLanguagesWithoutAlt(
  payload: Payload,
  { collection, id }: Picture,
): Promise<Language[]> {
  const { docs } = await asSystemWithoutRequest(payload).find({
    collection,
    where: { id: { equals: id } },
    select: { alt: true },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
  })
  if (!docs[0]) return []
  const alt = ((docs[0].alt as unknown) ?? {}) as Partial<Record<Language, string | null>>
  return languages.filter((language) => !alt[language])
}
