import { changeMutation } from '@/components/staff/change'
import { runVerb } from '@/lib/run-verb'
import type { SaveCategoryInput } from '../board-schemas'
import type { BoardCategory } from '../queries/category-list'
import { aboutPosts, type MutationContext } from './post-mutations'

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
