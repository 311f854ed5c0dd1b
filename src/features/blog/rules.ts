import { plainTextOf } from '@/lib/document'

const wordsPerMinute = 220

/** Whole minutes, one at least. */
export function readingMinutes(document: unknown): number {
  const words = plainTextOf(document).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** What search compares: without accents, in lower case. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const postStatuses = ['draft', 'published', 'archived'] as const
export type PostStatus = (typeof postStatuses)[number]

/** The specification's status of a post in one language, from what is stored (product.md, 'Post status'). */
export function postStatus(post: { _status?: unknown; archivedAt?: unknown }): PostStatus {
  if (post.archivedAt) return 'archived'
  return post._status === 'published' ? 'published' : 'draft'
}
