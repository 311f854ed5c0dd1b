import type { MutationOptions } from '@tanstack/react-query'

import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { SaveCategoryInput } from '../board-schemas'
import type { BoardCategory } from '../queries/category-list'
import { refetchPosts, type MutationContext } from './post-mutations'

/** Creates a category, or updates the one that the input names. */
export const saveCategoryMutation = ({
  queryClient,
  board,
  toasts,
}: MutationContext): MutationOptions<
  { id: string },
  Error,
  SaveCategoryInput & { submission_id?: string }
> => ({
  mutationFn: (input) => runVerb('save-category', input),
  onSuccess: (_, { category }) => toasts.done(board(`categories.done.${category ? 'updated' : 'created'}`)),
  onError: (error) => {
    const { code, details } = requestErrorOf(error)
    const isNameless = Object.entries(details.fields ?? {}).some(
      ([path, name]) => path.endsWith('.name') && name === 'required',
    )
    const why = isNameless
      ? board('categories.errors.name')
      : code === 'conflict'
        ? board('categories.why.changed')
        : undefined
    toasts.failed(board('categories.failed.save'), error, why)
  },
  onSettled: () => refetchPosts(queryClient),
})

/** Deletes a category, if it has as many posts as the dialog says. */
export const deleteCategoryMutation = (
  { id, posts }: Pick<BoardCategory, 'id' | 'posts'>,
  { queryClient, board, toasts }: MutationContext,
): MutationOptions<object> => ({
  mutationFn: () => runVerb('delete-category', { category: id, posts }),
  onSuccess: () => toasts.done(board('categories.done.deleted')),
  onError: (error) => {
    const { current } = requestErrorOf(error).details
    const why = current ? board('categories.why.posts', { count: Number(current.value) }) : undefined
    toasts.failed(board('categories.failed.delete'), error, why)
  },
  onSettled: () => refetchPosts(queryClient),
})
