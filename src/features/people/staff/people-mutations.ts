import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb, submitForm } from '@/lib/run-verb'
import type { PeopleBoardPage } from '../queries/people-board-page'
import { staffRoles, type StaffRole } from '../rules'
import { ownedSummary } from './owned-summary'

export type PeopleTexts = ReturnType<typeof useTranslations<'peopleBoard'>>
export type PeopleMutationContext = { queryClient: QueryClient; t: PeopleTexts; toasts: BoardToasts }

/** What the changes of people need. */
export const usePeopleMutationContext = (): PeopleMutationContext => ({
  queryClient: useQueryClient(),
  t: useTranslations('peopleBoard'),
  toasts: useBoardToasts(),
})

const refetch = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['users'] })

function showRole(queryClient: QueryClient, id: string, role: StaffRole): void {
  queryClient.setQueriesData<PeopleBoardPage>(
    { queryKey: ['users', 'people'] },
    (page) => page && { ...page, people: page.people.map((one) => (one.id === id ? { ...one, role } : one)) },
  )
}

/** Why a change of a person was refused; undefined leaves it to the error code. */
function whyOf(error: unknown, t: PeopleTexts): string | undefined {
  const { fields, current } = requestErrorOf(error).details
  const role = staffRoles.find((name) => name === current?.value)
  if (role) return t('why.role', { role: t(`roles.${role}`) })
  const reason = (['last_admin', 'active', 'deactivated'] as const).find((name) => name === fields?.person)
  if (reason) return t(`why.${reason}`)
  return fields?.to ? t('why.to') : undefined
}

/** Changes the role of a person; shows it at once, and in a conflict the current one. */
export const roleMutation = (
  id: string,
  { queryClient, t, toasts }: PeopleMutationContext,
): MutationOptions<{ role: StaffRole }, Error, { next: StaffRole; shown: StaffRole }> => ({
  scope: { id: `person-${id}` },
  mutationFn: ({ next, shown }) => runVerb('set-person-role', { person: id, role: next, expected: shown }),
  onMutate: ({ next }) => showRole(queryClient, id, next),
  onSuccess: () => {
    toasts.done(t('done.role'))
    return refetch(queryClient)
  },
  onError: (error, { shown }) => {
    const { current } = requestErrorOf(error).details
    showRole(queryClient, id, staffRoles.find((name) => name === current?.value) ?? shown)
    toasts.failed(t('failed.role'), error, whyOf(error, t))
    return refetch(queryClient)
  },
})

/** The changes of a person that need no input, and the verb of each. */
const verbs = {
  resend: 'resend-invitation',
  deactivate: 'deactivate-person',
  activate: 'activate-person',
} as const

/** Sends the invitation again, deactivates or activates. */
export const personMutation = (
  id: string,
  change: keyof typeof verbs,
  { queryClient, t, toasts }: PeopleMutationContext,
): MutationOptions<object, Error, void> => ({
  scope: { id: `person-${id}` },
  mutationFn: () => runVerb(verbs[change], { person: id }),
  onSuccess: () => {
    toasts.done(t(`done.${change}`))
    return refetch(queryClient)
  },
  onError: (error) => {
    toasts.failed(t(`failed.${change}`), error, whyOf(error, t))
    return refetch(queryClient)
  },
})

type Receiver = { id: string; name: string }

/** Hands over what a person owns. */
export const handOverMutation = (
  id: string,
  { queryClient, t, toasts }: PeopleMutationContext,
): MutationOptions<{ leads: number; proposals: number }, Error, Receiver> => ({
  scope: { id: `person-${id}` },
  mutationFn: ({ id: to }) => runVerb('hand-over', { from: id, to }),
  onSuccess: (moved, { name }) => {
    toasts.done(t('done.handOver'), t('done.handOverText', { what: ownedSummary(moved, t) ?? '0', name }))
    return refetch(queryClient)
  },
  onError: (error) => {
    toasts.failed(t('failed.handOver'), error, whyOf(error, t))
    return refetch(queryClient)
  },
})

/** Invites someone. The errors of the fields are for the form. */
export const inviteMutation = ({
  queryClient,
  t,
  toasts,
}: PeopleMutationContext): MutationOptions<{ id: string }, Error, Record<string, string | undefined>> => ({
  mutationFn: (input) => submitForm('invite-person', input),
  onSuccess: (_, { email = '' }) => {
    toasts.done(t('done.invite'), t('done.inviteText', { email }))
    return refetch(queryClient)
  },
  onError: (error) => toasts.failed(t('failed.invite'), error, takenText(error, t)),
})

/** Returns who has the address that was invited, or undefined. */
export function takenText(error: unknown, t: PeopleTexts): string | undefined {
  const { email } = requestErrorOf(error).details.fields ?? {}
  const reason = (['client', 'active', 'invited', 'deactivated'] as const).find((name) => name === email)
  return reason && t(`taken.${reason}`)
}
