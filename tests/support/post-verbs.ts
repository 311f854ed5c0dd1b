import type { Payload } from 'payload'

import * as schemas from '@/features/blog/board-schemas'
import { deleteCategory, saveCategory } from '@/features/blog/operations/save-category'
import {
  duplicatePost,
  publishPost,
  archivePost,
  unpublishPost,
} from '@/features/blog/operations/post-changes'
import { listBoardCategories } from '@/features/blog/queries/category-list'
import type { BoardPost } from '@/features/blog/queries/board-posts'
import { findPostBoardPage } from '@/features/blog/queries/post-board-page'
import type { User } from '@/payload-types'
import { requestOf } from './actors'
import { callVerb } from './lead-verbs'

/** The board of posts as a user reads and changes it. Changes expect what the board shows at that moment. */
export function createPostVerbs(payload: Payload, user: User) {
  const pageOf = async (request = {}) => findPostBoardPage(await requestOf(payload, user), request)

  /** The post as the board shows it, on whatever page it is. */
  const cardOf = async (id: string): Promise<BoardPost> => {
    const { pages } = await pageOf()
    for (let page = 1; page <= pages; page += 1) {
      const found = (await pageOf({ page })).posts.find((post) => post.id === id)
      if (found) return found
    }
    throw new Error('not on the board')
  }
  const shown = async (post: string) => ({ post, expected: (await cardOf(post)).changedAt })
  const change = { schema: schemas.changePostSchema }

  return {
    pageOf,
    cardOf,
    publish: async (post: string, languages: string[], more = {}) =>
      callVerb(payload, user, {
        run: publishPost,
        schema: schemas.publishPostSchema,
        input: { ...(await shown(post)), languages, ...more },
      }),
    archive: async (post: string) =>
      callVerb(payload, user, { ...change, run: archivePost, input: await shown(post) }),
    unpublish: async (post: string) =>
      callVerb(payload, user, { ...change, run: unpublishPost, input: await shown(post) }),
    duplicate: (post: string) =>
      callVerb(payload, user, { run: duplicatePost, schema: schemas.duplicatePostSchema, input: { post } }),
    saveCategory: (input: object) =>
      callVerb(payload, user, { run: saveCategory, schema: schemas.saveCategorySchema, input }),
    deleteCategory: (category: string, posts: number) =>
      callVerb(payload, user, {
        run: deleteCategory,
        schema: schemas.deleteCategorySchema,
        input: { category, posts },
      }),
    categoryOf: async (id: string) =>
      (await listBoardCategories(await requestOf(payload, user))).categories.find((one) => one.id === id),
  }
}
