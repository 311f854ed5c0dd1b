import { useTranslations } from 'next-intl'

import { changeMutation, rowMutation, useChangeContext, type ChangeContext } from '@/components/staff/change'
import { clientStatuses, type ClientStatus } from '@/features/clients/rules'
import { runVerb, submitForm, type FormOf } from '@/lib/run-verb'

export type MutationContext = ChangeContext & {
  board: ReturnType<typeof useTranslations<'clientBoard'>>
  names: ReturnType<typeof useTranslations<'clientNames'>>
}

/** Returns what the changes of clients need: queries, texts and toasts. */
export const useClientMutationContext = (): MutationContext => ({
  ...useChangeContext(),
  board: useTranslations('clientBoard'),
  names: useTranslations('clientNames'),
})

const refetch = [['clients'], ['dashboard']]

/** Sets the status of a client. */
export const statusMutation = (id: string, context: MutationContext) => {
  const { board, names } = context
  return rowMutation(context, {
    topic: 'clients',
    id,
    as: (status: ClientStatus) => ({ status }),
    run: ({ next, shown }) => runVerb('set-client-status', { client: id, status: next, expected: shown }),
    done: () => [board('done.updated'), board('done.status')],
    failed: board('failed.status'),
    read: (value) => clientStatuses.find((name) => name === value),
    changed: (present, name) =>
      board('changed', { name: name ?? board('someone'), value: names(`statuses.${present}`) }),
    refetch,
  })
}

/** Stores a new client. */
export const createMutation = (context: MutationContext) => {
  const { board } = context
  return changeMutation(context, {
    run: (input: FormOf<'create-client'>) => submitForm('create-client', input),
    done: ({ name }) => [board('done.created'), board('done.createdText', { name })],
    failed: board('failed.create'),
    why: ({ details: { existing } }) => existing && board('form.taken', { name: existing.name }),
    refetch,
  })
}

const invitationReasons = ['suspended', 'staff', 'elsewhere', 'too_many'] as const

/** Invites a client to the portal, or sends the invitation again. */
export const inviteMutation = ({ id, email }: { id: string; email: string }, context: MutationContext) => {
  const { board, names } = context
  return changeMutation(context, {
    run: () => runVerb('invite-client', { client: id }),
    done: ({ state }) => [board(`done.${state}`), board(`done.${state}Text`, { email })],
    failed: board('failed.invite'),
    why: ({ code, details }) => {
      const reason = invitationReasons.find((name) => name === (details.fields?.client ?? code))
      return reason && names(`portal.errors.${reason}`)
    },
    refetch,
  })
}

/** Unlinks an account from its client. For admins. */
export const unlinkMutation = (person: { id: string; name: string }, context: MutationContext) => {
  const { board } = context
  return changeMutation(context, {
    run: () => runVerb('unlink-account', { user: person.id }),
    done: () => [board('done.unlinked'), board('done.unlinkedText', { name: person.name })],
    failed: board('failed.unlink'),
    refetch,
  })
}

/** Deletes a client without documents that must be kept. For admins. */
export const deleteMutation = (id: string, context: MutationContext, success: string) => {
  const { board } = context
  return changeMutation(context, {
    run: () => runVerb('delete-client', { client: id }),
    done: () => [success, board('done.deleted')],
    failed: board('failed.delete'),
    why: ({ details }) =>
      details.fields?.client === 'has_documents' ? board('deleteAsk.hasDocuments') : undefined,
    refetch,
  })
}
