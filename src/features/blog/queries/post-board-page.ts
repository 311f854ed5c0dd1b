import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, preparedSelect, sql } from '@/lib/server/db/sql'
import { posts } from '@/payload-tables'
import { POST_PAGE_SIZE, type PostSort } from '../board-rules'
import type { PostBoardRequest } from '../board-schemas'
import { countPages, postStatuses, type PostFilter, type PostStatus } from '../rules'
import { readBoardPosts, type BoardPost } from './board-posts'
import { changedAt, lastPublishedAt, needsTranslation, status } from './post-conditions'

export type PostBoardPage = {
  posts: BoardPost[]
  page: number
  pages: number
  /** How many posts each tab has. */
  totals: Record<PostFilter | 'all', number>
}

const orders: Record<PostSort, SQL[]> = {
  created: [desc(posts.createdAt), desc(posts.id)],
  published: [sql`${lastPublishedAt} desc nulls last`, desc(posts.createdAt), desc(posts.id)],
  changed: [desc(changedAt), desc(posts.id)],
}

/** Returns one page of the board; the last one for a page beyond it. For staff only: throws AppError 'forbidden'. */
export async function findPostBoardPage(
  req: PayloadRequest,
  { status: tab, sort = 'created', page: asked = 1 }: PostBoardRequest = {},
): Promise<PostBoardPage> {
  requireStaff(req)
  const read = (page: number) => readBoardPosts(req, { where: whereOf(tab), order: orders[sort], page })
  // There always is a first page: only another one waits for how many there are.
  const [totals, first] = await Promise.all([countByStatus(req), asked === 1 ? read(1) : undefined])
  const pages = countPages(totals[tab ?? 'all'], POST_PAGE_SIZE)
  const page = Math.min(asked, pages)
  return { posts: first ?? (await read(page)), page, pages, totals }
}

function whereOf(tab: PostFilter | undefined): SQL | undefined {
  if (tab === 'translation') return needsTranslation
  return tab && eq(status, tab)
}

const selectCounts = preparedSelect('posts-by-status', (db) =>
  db
    .select({
      status,
      count: count(),
      translation: sql`count(*) filter (where ${needsTranslation})`.mapWith(Number),
    })
    .from(posts)
    // By its place: the same expression again would have other parameters.
    .groupBy(sql`1`),
)

async function countByStatus(req: PayloadRequest): Promise<PostBoardPage['totals']> {
  const rows = await selectCounts(await databaseOf(req)).execute()
  const of = (name: PostStatus) => rows.find((row) => row.status === name)?.count ?? 0
  const [draft, published, archived] = postStatuses.map(of) as [number, number, number]
  const translation = rows.reduce((sum, row) => sum + row.translation, 0)
  return { all: draft + published + archived, draft, published, archived, translation }
}
