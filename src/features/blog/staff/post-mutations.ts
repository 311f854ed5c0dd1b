import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/features/dashboard/staff/use-toasts'
import { languages, type Language } from '@/i18n/languages'
import { deleteDocument } from '@/lib/delete-document'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'

export type Desk = {
  client: QueryClient
  board: ReturnType<typeof useTranslations<'blogBoard'>>
  common: ReturnType<typeof useTranslations<'dashboard'>>
  toasts: BoardToasts
}

/** A post as the card shows it: a later change is a conflict. */
type Shown = { id: string; changedAt: string }

// One change of a post after the other.
const scopeOf = (id: string) => ({ id: `post-${id}` })

export const refetchPosts = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['posts'] }),
    client.invalidateQueries({ queryKey: ['categories'] }),
  ])

/** Returns why a change of a post failed, where the error code alone does not say it. */
function reasonOfPost({ board, common }: Pick<Desk, 'board' | 'common'>, error: unknown) {
  const { code, details } = requestErrorOf(error)
  const incomplete = languages.find((language) => details.fields?.[language] === 'incomplete')
  if (incomplete) return board('why.incomplete', { language: common(`languages.${incomplete}`) })
  if (code !== 'conflict') return undefined
  if (!details.current) return board('why.open')
  return board(details.current.value === 'archived' ? 'why.archived' : 'why.changed')
}

type StatusChange = { verb: string; done: 'published' | 'archived' | 'draft'; text: string; input?: object }

function statusMutation(
  { id, changedAt }: Shown,
  desk: Desk,
  { verb, done, text, input }: StatusChange,
): MutationOptions<object> {
  const { client, board, toasts } = desk
  return {
    scope: scopeOf(id),
    mutationFn: () => runVerb(verb, { post: id, expected: changedAt, ...input }),
    onSuccess: () => toasts.done(board(`done.${done}`), text),
    onError: (error) => toasts.failed(board('failed.status'), error, reasonOfPost(desk, error)),
    onSettled: () => refetchPosts(client),
  }
}

/** Publishes the drafts of these languages. */
export function publishMutation(
  post: Shown,
  names: readonly Language[],
  desk: Desk,
): MutationOptions<object> {
  const { board, common } = desk
  const [only] = names
  const text =
    names.length > 1 || !only
      ? board('done.inBoth')
      : board('done.in', { language: common(`languages.${only}`) })
  return statusMutation(post, desk, {
    verb: 'publish-post',
    done: 'published',
    text,
    input: { languages: names },
  })
}

/** Takes a post off the site in every language, into the archive. */
export const archiveMutation = (post: Shown, desk: Desk): MutationOptions<object> =>
  statusMutation(post, desk, { verb: 'archive-post', done: 'archived', text: desk.board('done.offline') })

/** Makes a post a draft in every language. */
export const unarchiveMutation = (post: Shown, desk: Desk): MutationOptions<object> =>
  statusMutation(post, desk, { verb: 'unpublish-post', done: 'draft', text: desk.board('done.everyDraft') })

/** Copies a post as a draft. */
export const duplicateMutation = (
  { id }: Pick<Shown, 'id'>,
  desk: Desk,
): MutationOptions<{ id: string }> => ({
  scope: scopeOf(id),
  mutationFn: () => runVerb<{ id: string }>('duplicate-post', { post: id }),
  onSuccess: () => desk.toasts.done(desk.board('done.duplicated'), desk.board('done.copy')),
  onError: (error) => desk.toasts.failed(desk.board('failed.duplicate'), error),
  onSettled: () => refetchPosts(desk.client),
})

/** Deletes a post in every language. */
export const deleteMutation = ({ id }: Pick<Shown, 'id'>, desk: Desk): MutationOptions<void> => ({
  scope: scopeOf(id),
  mutationFn: () => deleteDocument('posts', id),
  onSuccess: () => desk.toasts.done(desk.board('done.deleted')),
  onError: (error) => desk.toasts.failed(desk.board('failed.delete'), error, reasonOfPost(desk, error)),
  onSettled: () => refetchPosts(desk.client),
})
