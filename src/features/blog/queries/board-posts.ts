import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { publicationState, type ScheduledPublication } from '@/features/publishing/rules'
import type { TranslationCounts } from '@/features/translation/rules'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { artUrl } from '@/lib/art/catalog'
import { coverFor, coverName } from '@/lib/art/cover'
import { requireStaff } from '@/lib/server/http/authorize'
import { scheduledPublications, translations } from '@/lib/server/db/own-tables'
import { databaseOf, coalesce, isoTime } from '@/lib/server/db/sql'
import { _posts_v, blog_images, posts } from '@/payload-tables'
import { POST_PAGE_SIZE, type PostTexts } from '../board-rules'
import type { PostStatus } from '../rules'
import { changedAt, isLatestVersion, status, en, es, ofLatest } from './post-conditions'

/** A post on the board: what the editor shows, and what is public of it. */
export type BoardPost = {
  id: string
  /** Archived takes precedence; published in at least one language. */
  status: PostStatus
  /** ISO times. `changedAt` identifies what the card shows. */
  createdAt: string
  changedAt: string
  category: Record<Language, string | null> | null
  /** The path of its picture, or of the drawn cover. */
  picture: string
  texts: Record<Language, PostTexts>
  translation: { to: Language; counts: TranslationCounts } | null
  /** What happens to its languages by itself, the next first. `at` is an ISO time. */
  schedules: Pick<ScheduledPublication, 'id' | 'language' | 'action' | 'at'>[]
}

/** Returns a post as the board shows it. For staff only: throws AppError 'forbidden', and 'not_found'. */
export async function findBoardPost(req: PayloadRequest, id: string): Promise<BoardPost> {
  requireStaff(req)
  const [post] = await readBoardPosts(req, { where: eq(posts.id, id), order: [], page: 1 })
  if (!post) throw new AppError('not_found')
  return post
}

type Window = { where: SQL | undefined; order: SQL[]; page: number }

/** Returns one page of posts as the board shows them. Does not check the user. */
export async function readBoardPosts(req: PayloadRequest, window: Window): Promise<BoardPost[]> {
  const rows = await readRows(req, window)
  const ids = rows.map(({ id }) => id)
  const schedules = await findSchedules(req, ids)
  return rows.map((row) => ({ ...toBoardPost(row), schedules: schedules.get(row.id) ?? [] }))
}

async function readRows(req: PayloadRequest, { where, order, page }: Window) {
  const db = await databaseOf(req)
  // The page first, so that only its posts are joined with what their cards show.
  const shown = db
    .select({ id: posts.id })
    .from(posts)
    .leftJoin(_posts_v, isLatestVersion)
    .where(where)
    .orderBy(...order)
    .limit(POST_PAGE_SIZE)
    .offset((page - 1) * POST_PAGE_SIZE)
    .as('shown')
  return db
    .select({
      id: posts.id,
      status,
      createdAt: isoTime(posts.createdAt),
      changedAt: isoTime(changedAt),
      picture: coalesce(blog_images.sizes_small_url, blog_images.url),
      translation: {
        to: translations.language,
        ready: translations.ready,
        stale: translations.stale,
        unread: translations.unread,
        missing: translations.missing,
      },
      en: en.columns,
      es: es.columns,
    })
    .from(shown)
    .innerJoin(posts, eq(posts.id, shown.id))
    .leftJoin(_posts_v, isLatestVersion)
    .leftJoin(blog_images, eq(blog_images.id, ofLatest(_posts_v.version_featuredImage, posts.featuredImage)))
    .leftJoin(translations, and(eq(translations.slug, 'posts'), eq(translations.document, posts.id)))
    .leftJoin(en.texts, en.isText)
    .leftJoin(en.draft, en.isDraft)
    .leftJoin(en.category, en.isCategory)
    .leftJoin(es.texts, es.isText)
    .leftJoin(es.draft, es.isDraft)
    .leftJoin(es.category, es.isCategory)
    .orderBy(...order)
}

/** Returns what is scheduled for each post, the next first, without what did not work. */
async function findSchedules(
  req: PayloadRequest,
  ids: string[],
): Promise<Map<string, BoardPost['schedules']>> {
  const { id, slug, document, language, action, at, problem } = scheduledPublications
  const db = await databaseOf(req)
  const rows = await db
    .select({ document, schedule: { id, language, action, at: isoTime(at) } })
    .from(scheduledPublications)
    .where(and(eq(slug, 'posts'), inArray(document, ids), isNull(problem)))
    .orderBy(at)
  const ofPost = (post: string) => rows.filter((row) => row.document === post).map(({ schedule }) => schedule)
  return new Map(ids.map((post) => [post, ofPost(post)]))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function toBoardPost({
  en: english,
  es: spanish,
  picture,
  translation,
  ...post
}: Row): Omit<BoardPost, 'schedules'> {
  const slug = english.slug ?? spanish.slug ?? post.id
  const category = { en: english.category, es: spanish.category }
  return {
    ...post,
    category: (category.en ?? category.es) === null ? null : category,
    picture: picture ? pathOf(picture) : artUrl(coverName(coverFor(slug))),
    texts: { en: toTexts(english), es: toTexts(spanish) },
    translation: translation && toTranslation(translation),
  }
}

const toTranslation = ({ to, ...counts }: NonNullable<Row['translation']>) => ({ to, counts })

const toTexts = ({
  title,
  excerpt,
  isComplete,
  publicSlug,
  publishedAt,
  ...states
}: Row[Language]): PostTexts => ({
  title,
  excerpt,
  isComplete,
  publicSlug,
  publishedAt,
  state: publicationState({ ...states, hasText: title !== null }),
})

/** The stored URL can have the origin of another host. */
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)
