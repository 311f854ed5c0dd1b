import type { PayloadRequest } from 'payload'

import { listSchedules } from '@/features/publishing/queries/schedules'
import type { ScheduledPublication } from '@/features/publishing/rules'
import { settingsOrDefaults } from '@/features/settings/queries'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'
import { isEmptyDocument, pictureIdsOf } from '@/lib/document'
import { asUser } from '@/lib/server/db/local-api'
import type { Post } from '@/payload-types'
import { missingTexts, type MissingText } from '../publish-rules'
import { unfinishedBlocks, type UnfinishedBlock } from '../unfinished-rules'
import { findBoardPost, type BoardPost } from './board-posts'

/** A picture of the post without alternative text in a language. */
export type UndescribedPicture = { id: string; url: string | null; language: Language; isFeatured: boolean }

/** What the publish card and the publish dialog of the editor show. */
export type PostPublication = Pick<BoardPost, 'id' | 'status' | 'changedAt' | 'texts' | 'translation'> & {
  slugs: Record<Language, string | null>
  missing: Record<Language, MissingText[]>
  unfinished: Record<Language, UnfinishedBlock[]>
  pictures: UndescribedPicture[]
  schedules: ScheduledPublication[]
  /** The cities and IANA zones of the offices. */
  offices: { city: string; zone: string }[]
}

/** Returns the state of a post for the editor. For staff only: throws AppError 'forbidden', and 'not_found'. */
export async function findPostPublication(req: PayloadRequest, id: string): Promise<PostPublication> {
  const { status, changedAt, texts, translation } = await findBoardPost(req, id)
  const drafts = await Promise.all(languages.map((locale) => findDraft(req, id, locale)))
  const byLanguage = <Value>(of: (draft: Post, language: Language) => Value) =>
    Object.fromEntries(
      languages.map((language, index) => [language, of(drafts[index] as Post, language)]),
    ) as Record<Language, Value>
  const [{ schedules }, { offices }] = await Promise.all([
    listSchedules(req, { slug: 'posts', document: id }),
    settingsOrDefaults(defaultLanguage),
  ])
  return {
    id,
    status,
    changedAt,
    texts,
    slugs: byLanguage((draft) => draft.slug ?? null),
    missing: byLanguage((draft) => missingTexts({ ...draft, hasContent: !isEmptyDocument(draft.content) })),
    unfinished: byLanguage((draft) => unfinishedBlocks(draft.content)),
    pictures: (
      await Promise.all(languages.map((language, index) => undescribed(req, drafts[index] as Post, language)))
    ).flat(),
    schedules,
    translation,
    offices: offices.map(({ city, zone }) => ({ city: city.text, zone })),
  }
}

const findDraft = (req: PayloadRequest, id: string, locale: Language): Promise<Post> =>
  asUser(req).findByID({ collection: 'posts', id, draft: true, locale, fallbackLocale: false, depth: 0 })

async function undescribed(req: PayloadRequest, post: Post, locale: Language): Promise<UndescribedPicture[]> {
  const featured = typeof post.featuredImage === 'string' ? post.featuredImage : undefined
  const ids = [...new Set([...(featured ? [featured] : []), ...pictureIdsOf(post.content)])]
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'blog-images',
    where: { id: { in: ids } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
  })
  return docs
    .filter(({ alt }) => !alt)
    .map(({ id, sizes, url }) => ({
      id,
      url: sizes?.small?.url ?? url ?? null,
      language: locale,
      isFeatured: id === featured,
    }))
}
