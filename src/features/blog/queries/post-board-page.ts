import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { publicationState } from '@/features/publishing/rules'
import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import type { TranslationCounts } from '@/features/translation/rules'
import { type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { artUrl } from '@/lib/art/url'
import { coverFor, coverName } from '@/lib/art/cover'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { POST_PAGE_SIZE, type PostSort, type PostTexts } from '../board-rules'
import type { PostBoardRequest } from '../board-schemas'
import { countPages, postStatuses, type PostFilter, type PostStatus } from '../rules'

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

export type PostBoardPage = {
  posts: BoardPost[]
  page: number
  pages: number
  /** How many posts each tab has. */
  totals: Record<PostFilter | 'all', number>
}

const isLive = sql`exists (select 1 from posts_locales l where l._parent_id = p.id and l._status = 'published')`

/** The status of a post as a whole. */
const status = sql`case when p.archived_at is not null then 'archived' when ${isLive} then 'published' else 'draft' end`

const changedAt = sql`coalesce(v.updated_at, p.updated_at)`

/** The translation into the other language is not complete, out of date, or unread. */
const needsTranslation = sql`p.archived_at is null and exists (select 1 from translations t
  where t.slug = 'posts' and t.document_id = p.id and t.stale + t.unread + t.missing > 0)`

const orders: Record<PostSort, SQL> = {
  created: sql`p.created_at desc, p.id desc`,
  published: sql`(select max(l.published_at) from posts_locales l where l._parent_id = p.id
    and l._status = 'published') desc nulls last, p.created_at desc, p.id desc`,
  changed: sql`${changedAt} desc, p.id desc`,
}

/** Returns one page of the board; the last one for a page beyond it. For staff only: throws AppError 'forbidden'. */
export async function findPostBoardPage(
  req: PayloadRequest,
  { status: tab, sort = 'created', page: asked = 1 }: PostBoardRequest = {},
): Promise<PostBoardPage> {
  requireStaff(req)
  const totals = await countByStatus(req)
  const pages = countPages(totals[tab ?? 'all'], POST_PAGE_SIZE)
  const page = Math.min(asked, pages)
  const where = whereOf(tab)
  const window = sql`order by ${orders[sort]} limit ${POST_PAGE_SIZE} offset ${(page - 1) * POST_PAGE_SIZE}`
  return { posts: await readPosts(req, where, window), page, pages, totals }
}

const whereOf = (tab: PostFilter | undefined): SQL => {
  if (tab === 'translation') return needsTranslation
  return tab ? sql`${status} = ${tab}` : sql`true`
}

/** Returns a post as the board shows it. For staff only: throws AppError 'forbidden', and 'not_found'. */
export async function findBoardPost(req: PayloadRequest, id: string): Promise<BoardPost> {
  requireStaff(req)
  const [post] = await readPosts(req, sql`p.id = ${id}`)
  if (!post) throw new AppError('not_found')
  return post
}

async function readPosts(req: PayloadRequest, where: SQL, window = sql``): Promise<BoardPost[]> {
  const rows = await runSql<Row>(
    req,
    sql`
      select p.id, ${status} as status, to_json(p.created_at) #>> '{}' as "createdAt",
        to_json(${changedAt}) #>> '{}' as "changedAt",
        (select json_object_agg(c._locale, c.name) from categories_locales c
          where c._parent_id = case when v.id is null then p.category_id else v.version_category_id end) as category,
        (select coalesce(i.sizes_small_url, i.url) from blog_images i where i.id =
          case when v.id is null then p.featured_image_id else v.version_featured_image_id end) as picture,
        (select json_build_object('to', t.language, 'counts', json_build_object('ready', t.ready, 'stale', t.stale,
          'unread', t.unread, 'missing', t.missing)) from translations t
          where t.slug = 'posts' and t.document_id = p.id) as translation,
        (select coalesce(json_agg(json_build_object('id', s.id, 'language', s.language, 'action', s.action,
          'at', to_json(s.at) #>> '{}') order by s.at), '[]') from scheduled_publications s
          where s.slug = 'posts' and s.document_id = p.id and s.problem is null) as schedules,
        ${textsOf('en')} as en, ${textsOf('es')} as es
      from posts p left join _posts_v v on v.parent_id = p.id and v.latest
      where ${where} ${window}`,
  )
  return rows.map(toBoardPost)
}

/** SQL for the texts of one language: those of the latest version, and what is public. */
const textsOf = (language: Language) => sql`(
  select json_build_object(
    'title', case when v.id is null then w.title else l.version_title end,
    'excerpt', case when v.id is null then w.excerpt else l.version_excerpt end,
    'slug', coalesce(l.version_slug, w.slug),
    'publicSlug', case when w._status = 'published' and p.archived_at is null and w.title is not null
      and w.content is not null then w.slug end,
    'publishedAt', case when w._status = 'published' then w.published_at end,
    'isPublished', coalesce(w._status = 'published', false),
    'isLatestPublished', coalesce(l.version__status::text, w._status::text) is not distinct from 'published',
    'isComplete', case when v.id is null then w.title is not null and w.content is not null
      else coalesce(l.version_title is not null and l.version_content is not null, false) end)
  from (values (1)) one (row)
  left join posts_locales w on w._parent_id = p.id and w._locale = ${language}
  left join _posts_v_locales l on l._parent_id = v.id and l._locale = ${language})`

type Texts = Omit<PostTexts, 'state'> & {
  slug: string | null
  isPublished: boolean
  isLatestPublished: boolean
}
type Row = Omit<BoardPost, 'texts' | 'picture' | 'category'> &
  Record<Language, Texts> & { picture: string | null; category: Partial<Record<Language, string>> | null }

function toBoardPost({ en, es, picture, category, ...post }: Row): BoardPost {
  const slug = en.slug ?? es.slug ?? post.id
  return {
    ...post,
    category: category && { en: category.en ?? null, es: category.es ?? null },
    picture: picture ? pathOf(picture) : artUrl(coverName(coverFor(slug))),
    texts: { en: toTexts(en), es: toTexts(es) },
  }
}

const toTexts = ({ slug: _, isPublished, isLatestPublished, ...texts }: Texts): PostTexts => ({
  ...texts,
  state: publicationState({ isPublished, isLatestPublished, hasText: texts.title !== null }),
})

/** The stored URL can have the origin of another host. */
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

async function countByStatus(req: PayloadRequest): Promise<PostBoardPage['totals']> {
  const rows = await runSql<{ status: PostStatus; count: number; translation: number }>(
    req,
    sql`select ${status} as status, count(*)::int as count,
      count(*) filter (where ${needsTranslation})::int as translation from posts p group by 1`,
  )
  const of = (name: PostStatus) => rows.find((row) => row.status === name)?.count ?? 0
  const [draft, published, archived] = postStatuses.map(of) as [number, number, number]
  const translation = rows.reduce((sum, row) => sum + row.translation, 0)
  return { all: draft + published + archived, draft, published, archived, translation }
}
