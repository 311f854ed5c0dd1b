import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb, submitForm } from '@/lib/run-verb'
import type { ClientBoardPage } from '../queries/client-board-page'
import { isClientStatus, type ClientStatus } from '@/features/clients/rules'

export type MutationContext = {
  queryClient: QueryClient
  board: ReturnType<typeof useTranslations<'clientBoard'>>
  names: ReturnType<typeof useTranslations<'clientNames'>>
  toasts: BoardToasts
}

/** Returns what the changes of clients need: queries, texts and toasts. */
export const useClientMutationContext = (): MutationContext => ({
  queryClient: useQueryClient(),
  board: useTranslations('clientBoard'),
  names: useTranslations('clientNames'),
  toasts: useBoardToasts(),
})

/** A change, with the value that was shown before it, so that a change by someone else in the meantime is a conflict. */
type Change<Value> = { next: Value; shown: Value }

const refetchClients = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['clients'] }),
    queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  ])

/** Shows a status wherever the client is shown, before or instead of reading it again. */
function show(queryClient: QueryClient, id: string, status: ClientStatus): void {
  queryClient.setQueriesData<ClientBoardPage>(
    { queryKey: ['clients', 'list'] },
    (page) =>
      page && { ...page, clients: page.clients.map((row) => (row.id === id ? { ...row, status } : row)) },
  )
  queryClient.setQueriesData<{ client: { status: ClientStatus } }>(
    { queryKey: ['clients', 'detail', id] },
    (details) => details && { ...details, client: { ...details.client, status } },
  )
}

/** Sets the status of a client; shows it at once, and in a conflict the current one. */
export function statusMutation(
  id: string,
  { queryClient, board, names, toasts }: MutationContext,
): MutationOptions<object, Error, Change<ClientStatus>> {
  return {
    // Changes to a client run one at a time, so that each expects what the previous one stored.
    scope: { id: `client-${id}` },
    mutationFn: ({ next, shown }) =>
      runVerb('set-client-status', { client: id, status: next, expected: shown }),
    onMutate: ({ next }) => show(queryClient, id, next),
    onSuccess: () => toasts.done(board('done.updated'), board('done.status')),
    onError: (error, { shown }) => {
      const { current } = requestErrorOf(error).details
      const present = isClientStatus(current?.value) ? current.value : undefined
      show(queryClient, id, present ?? shown)
      const name = current?.changedBy ?? board('someone')
      const why = present && board('changed', { name, value: names(`statuses.${present}`) })
      toasts.failed(board('failed.status'), error, why)
    },
    onSettled: () => refetchClients(queryClient),
  }
}

export type NewClientInput = {
  first_name: string
  last_name: string
  email: string
  company?: string
  phone?: string
  language?: string
  submission_id?: string
}

/** Stores a new client. */
export function createMutation({
  queryClient,
  board,
  toasts,
}: MutationContext): MutationOptions<{ id: string; name: string }, Error, NewClientInput> {
  return {
    mutationFn: (input) => submitForm('create-client', input),
    onSuccess: ({ name }) => {
      toasts.done(board('done.created'), board('done.createdText', { name }))
      void refetchClients(queryClient)
    },
    onError: (error) => {
      const { existing } = requestErrorOf(error).details
      const why = existing && board('form.taken', { name: existing.name })
      toasts.failed(board('failed.create'), error, why)
    },
  }
}

const invitationReasons = ['suspended', 'staff', 'elsewhere', 'too_many'] as const

/** Invites a client to the portal, or sends the invitation again. */
export function inviteMutation(
  { id, email }: { id: string; email: string },
  { queryClient, board, names, toasts }: MutationContext,
): MutationOptions<{ state: 'invited' | 'linked' }, Error, void> {
  return {
    mutationFn: () => runVerb('invite-client', { client: id }),
    onSuccess: ({ state }) => toasts.done(board(`done.${state}`), board(`done.${state}Text`, { email })),
    onError: (error) => {
      const { code, details } = requestErrorOf(error)
      const reason = invitationReasons.find((name) => name === (details.fields?.client ?? code))
      toasts.failed(board('failed.invite'), error, reason && names(`portal.errors.${reason}`))
    },
    onSettled: () => refetchClients(queryClient),
  }
}

/** Unlinks an account from its client. For admins. */
export function unlinkMutation(
  person: { id: string; name: string },
  { queryClient, board, toasts }: MutationContext,
): MutationOptions<object, Error, void> {
  return {
    mutationFn: () => runVerb('unlink-account', { user: person.id }),
    onSuccess: () => toasts.done(board('done.unlinked'), board('done.unlinkedText', { name: person.name })),
    onError: (error) => toasts.failed(board('failed.unlink'), error),
    onSettled: () => refetchClients(queryClient),
  }
}

/** Deletes a client without documents that must be kept. For admins. */
export function deleteMutation(
  id: string,
  { queryClient, board, toasts }: MutationContext,
  success: string,
): MutationOptions<object, Error, void> {
  return {
    mutationFn: () => runVerb('delete-client', { client: id }),
    onSuccess: () => toasts.done(success, board('done.deleted')),
    onError: (error) => {
      const isKept = requestErrorOf(error).details.fields?.client === 'has_documents'
      toasts.failed(board('failed.delete'), error, isKept ? board('deleteAsk.hasDocuments') : undefined)
    },
    onSettled: () => refetchClients(queryClient),
  }
}
