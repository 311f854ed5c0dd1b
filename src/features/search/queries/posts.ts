import type { PayloadRequest } from 'payload'

import { findLanguageStates } from '@/features/publishing/queries/language-states'
import { languages, otherLanguage, type Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import type { Found } from '../rules'
import { findMatchingIds, inOrder } from './matching-ids'

/** The titles of a draft are in its latest version; a post that was never published has no other. */
const titles = sql`posts row join lateral (
  select string_agg(coalesce(latest.title, ''), ' ') as title from (
    select localized.title from posts_locales localized where localized._parent_id = row.id
    union select localized.version_title from _posts_v version
      join _posts_v_locales localized on localized._parent_id = version.id
    where version.parent_id = row.id and version.latest
  ) latest
) found on true`

/** Finds posts by their title in any language, drafts included. The title is in the user's language if there is one. */
export async function findPosts(req: PayloadRequest, query: string, language: Language): Promise<Found[]> {
  const ids = await findMatchingIds(req, query, { from: titles, title: sql`found.title`, also: [] })
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'posts',
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
  })
  return Promise.all(
    inOrder(ids, docs).map(async ({ id, title }) => ({
      kind: 'posts' as const,
      id,
      title: titleIn(title as unknown as Titles, language),
      detail: '',
      states: await findLanguageStates(req.payload, 'posts', id),
    })),
  )
}

type Titles = Partial<Record<Language, string | null>> | null | undefined

const titleIn = (titles: Titles, language: Language) =>
  [language, otherLanguage(language), ...languages].map((code) => titles?.[code]).find(Boolean) ?? ''
