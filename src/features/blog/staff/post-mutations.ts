import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext, type ChangeContext } from '@/components/staff/change'
import type { Language } from '@/i18n/languages'
import { deleteDocument } from '@/lib/delete-document'
import type { RequestError } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { SaveCategoryInput } from '../board-schemas'
import type { BoardCategory } from '../queries/category-list'
import { useBlockTexts, incompleteReason } from './incomplete-reason'

export type MutationContext = ChangeContext & {
  board: ReturnType<typeof useTranslations<'blogBoard'>>
  common: ReturnType<typeof useTranslations<'dashboard'>>
  /** A text of the blocks of posts, by its keys with colons between them. */
  blocks: (key: string) => string
}

/** What the changes of posts and categories need: queries, texts and toasts. */
export const usePostMutationContext = (): MutationContext => ({
  ...useChangeContext(),
  board: useTranslations('blogBoard'),
  common: useTranslations('dashboard'),
  blocks: useBlockTexts(),
})

/** A post as the card shows it: a later change is a conflict. */
type Shown = { id: string; changedAt: string }

/** What a change of a post or a category affects. */
const aboutPosts = [['posts'], ['categories']] as const

/** Returns why a change of a post failed, where the error code alone does not say it. */
function reasonOfPost(texts: Pick<MutationContext, 'board' | 'common' | 'blocks'>, error: RequestError) {
  const { board } = texts
  const { code, details } = error
  const incomplete = incompleteReason(texts, details.fields)
  if (incomplete) return incomplete
  if (code !== 'conflict') return undefined
  if (!details.current) return board('why.open')
  return board(details.current.value === 'archived' ? 'why.archived' : 'why.changed')
}

type ChangedPost = { post: string; expected: string }
type StatusChange = {
  change: (post: ChangedPost) => Promise<object>
  done: 'published' | 'archived' | 'draft'
  text: string
}

const statusMutation = (
  { id, changedAt }: Shown,
  context: MutationContext,
  { change, done, text }: StatusChange,
) =>
  changeMutation(context, {
    oneAtATime: `posts-${id}`,
    run: () => change({ post: id, expected: changedAt }),
    done: () => [context.board(`done.${done}`), text],
    failed: context.board('failed.status'),
    why: (error) => reasonOfPost(context, error),
    refetch: aboutPosts,
  })

/** Publishes the drafts of these languages. */
export function publishMutation(post: Shown, names: readonly Language[], context: MutationContext) {
  const { board, common } = context
  const [only] = names
  const text =
    names.length > 1 || !only
      ? board('done.inBoth')
      : board('done.in', { language: common(`languages.${only}`) })
  return statusMutation(post, context, {
    change: (shown) => runVerb('publish-post', { ...shown, languages: [...names] }),
    done: 'published',
    text,
  })
}

/** Takes a post off the site in every language, into the archive. */
export const archiveMutation = (post: Shown, context: MutationContext) =>
  statusMutation(post, context, {
    change: (shown) => runVerb('archive-post', shown),
    done: 'archived',
    text: context.board('done.offline'),
  })

/** Makes a post a draft in every language. */
export const unarchiveMutation = (post: Shown, context: MutationContext) =>
  statusMutation(post, context, {
    change: (shown) => runVerb('unpublish-post', shown),
    done: 'draft',
    text: context.board('done.everyDraft'),
  })

/** Copies a post as a draft. */
export const duplicateMutation = ({ id }: Pick<Shown, 'id'>, context: MutationContext) =>
  changeMutation(context, {
    oneAtATime: `posts-${id}`,
    run: () => runVerb('duplicate-post', { post: id }),
    done: () => [context.board('done.duplicated'), context.board('done.copy')],
    failed: context.board('failed.duplicate'),
    refetch: aboutPosts,
  })

/** Deletes a post in every language. */
export const deleteMutation = ({ id }: Pick<Shown, 'id'>, context: MutationContext) =>
  changeMutation(context, {
    run: () => deleteDocument('posts', id),
    done: () => [context.board('done.deleted')],
    failed: context.board('failed.delete'),
    why: (error) => reasonOfPost(context, error),
    refetch: aboutPosts,
  })

/** Creates a category, or updates the one that the input names. */
export const saveCategoryMutation = (context: MutationContext) => {
  const { board } = context
  return changeMutation(context, {
    run: (input: SaveCategoryInput & { submission_id?: string }) => runVerb('save-category', input),
    done: (_, { category }) => [board(`categories.done.${category ? 'updated' : 'created'}`)],
    failed: board('categories.failed.save'),
    why: ({ code, details }) => {
      const isNameless = Object.entries(details.fields ?? {}).some(
        ([path, name]) => path.endsWith('.name') && name === 'required',
      )
      if (isNameless) return board('categories.errors.name')
      return code === 'conflict' ? board('categories.why.changed') : undefined
    },
    refetch: aboutPosts,
  })
}

/** Deletes a category, if it has as many posts as the dialog says. */
export const deleteCategoryMutation = (
  { id, posts }: Pick<BoardCategory, 'id' | 'posts'>,
  context: MutationContext,
) => {
  const { board } = context
  return changeMutation(context, {
    run: () => runVerb('delete-category', { category: id, posts }),
    done: () => [board('categories.done.deleted')],
    failed: board('categories.failed.delete'),
    why: ({ details: { current } }) =>
      current && board('categories.why.posts', { count: Number(current.value) }),
    refetch: aboutPosts,
  })
}
