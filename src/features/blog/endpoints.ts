import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import {
  categoryListSchema,
  changePostSchema,
  deleteCategorySchema,
  duplicatePostSchema,
  postListSchema,
  postPublicationSchema,
  publishPostSchema,
  saveCategorySchema,
} from './board-schemas'
import { deleteCategory, saveCategory } from './operations/save-category'
import { duplicatePost, publishPost, archivePost, unpublishPost } from './operations/post-changes'
import { listBoardCategories } from './queries/category-list'
import { findPostBoardPage } from './queries/post-board-page'
import { findPostPublication } from './queries/post-publication'

export const blogEndpoints = {
  GET: {
    'category-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: categoryListSchema,
      run: listBoardCategories,
    }),
    'post-publication': handleQuery({
      who: 'staff',
      input: postPublicationSchema,
      run: (req, { post }) => findPostPublication(req, post),
    }),
    'post-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: postListSchema,
      run: findPostBoardPage,
    }),
  },
  POST: {
    'archive-post': handle({ who: 'staff', limit: 'publishing', input: changePostSchema, run: archivePost }),
    'delete-category': handle({
      who: 'staff',
      limit: 'publishing',
      input: deleteCategorySchema,
      run: deleteCategory,
    }),
    'duplicate-post': handle({
      who: 'staff',
      limit: 'publishing',
      input: duplicatePostSchema,
      run: duplicatePost,
    }),
    'publish-post': handle({ who: 'staff', limit: 'publishing', input: publishPostSchema, run: publishPost }),
    'save-category': handle({
      who: 'staff',
      limit: 'publishing',
      input: saveCategorySchema,
      once: 'save-category',
      run: saveCategory,
    }),
    'unpublish-post': handle({
      who: 'staff',
      limit: 'publishing',
      input: changePostSchema,
      run: unpublishPost,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof blogEndpoints> {}
  interface Queries extends QueriesOf<typeof blogEndpoints> {}
}
