import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'
import type { Language } from '@/i18n/languages'
import { deleteDocument } from '@/lib/delete-document'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { useBlockTexts } from './use-block-texts'
import { incompleteReason } from './incomplete-reason'

export type MutationContext = {
  queryClient: QueryClient
  board: ReturnType<typeof useTranslations<'blogBoard'>>
  common: ReturnType<typeof useTranslations<'dashboard'>>
  /** A text of the blocks of posts, by its keys with colons between them. */
  blocks: (key: string) => string
  toasts: BoardToasts
}

/** What the changes of posts and categories need: queries, texts and toasts. */
export const usePostMutationContext = (): MutationContext => ({
  queryClient: useQueryClient(),
  board: useTranslations('blogBoard'),
  common: useTranslations('dashboard'),
  blocks: useBlockTexts(),
  toasts: useBoardToasts(),
})

/** A post as the card shows it: a later change is a conflict. */
type Shown = { id: string; changedAt: string }

// One change of a post after the other.
const scopeOf = (id: string) => ({ id: `post-${id}` })

export const refetchPosts = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['posts'] }),
    queryClient.invalidateQueries({ queryKey: ['categories'] }),
  ])

/** Returns why a change of a post failed, where the error code alone does not say it. */
function reasonOfPost(texts: Pick<MutationContext, 'board' | 'common' | 'blocks'>, error: unknown) {
  const { board } = texts
  const { code, details } = requestErrorOf(error)
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

function statusMutation(
  { id, changedAt }: Shown,
  context: MutationContext,
  { change, done, text }: StatusChange,
): MutationOptions<object> {
  const { queryClient, board, toasts } = context
  return {
    scope: scopeOf(id),
    mutationFn: () => change({ post: id, expected: changedAt }),
    onSuccess: () => toasts.done(board(`done.${done}`), text),
    onError: (error) => toasts.failed(board('failed.status'), error, reasonOfPost(context, error)),
    onSettled: () => refetchPosts(queryClient),
  }
}

/** Publishes the drafts of these languages. */
export function publishMutation(
  post: Shown,
  names: readonly Language[],
  context: MutationContext,
): MutationOptions<object> {
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
export const archiveMutation = (post: Shown, context: MutationContext): MutationOptions<object> =>
  statusMutation(post, context, {
    change: (shown) => runVerb('archive-post', shown),
    done: 'archived',
    text: context.board('done.offline'),
  })

/** Makes a post a draft in every language. */
export const unarchiveMutation = (post: Shown, context: MutationContext): MutationOptions<object> =>
  statusMutation(post, context, {
    change: (shown) => runVerb('unpublish-post', shown),
    done: 'draft',
    text: context.board('done.everyDraft'),
  })

/** Copies a post as a draft. */
export const duplicateMutation = (
  { id }: Pick<Shown, 'id'>,
  context: MutationContext,
): MutationOptions<{ id: string }> => ({
  scope: scopeOf(id),
  mutationFn: () => runVerb('duplicate-post', { post: id }),
  onSuccess: () => context.toasts.done(context.board('done.duplicated'), context.board('done.copy')),
  onError: (error) => context.toasts.failed(context.board('failed.duplicate'), error),
  onSettled: () => refetchPosts(context.queryClient),
})

/** Deletes a post in every language. */
export const deleteMutation = (
  { id }: Pick<Shown, 'id'>,
  context: MutationContext,
): MutationOptions<void> => ({
  scope: scopeOf(id),
  mutationFn: () => deleteDocument('posts', id),
  onSuccess: () => context.toasts.done(context.board('done.deleted')),
  onError: (error) =>
    context.toasts.failed(context.board('failed.delete'), error, reasonOfPost(context, error)),
  onSettled: () => refetchPosts(context.queryClient),
})
