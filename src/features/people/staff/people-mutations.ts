import { useTranslations } from 'next-intl'

import { changeMutation, rowMutation, useChangeContext, type ChangeContext } from '@/components/staff/change'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb, submitForm } from '@/lib/run-verb'
import { staffRoles, type StaffRole } from '../rules'

type Owned = { leads: number; proposals: number }

/** Returns what a person owns in words, such as '4 leads and 2 proposals'; undefined for nothing. */
export function ownedSummary(
  { leads, proposals }: Owned,
  t: ReturnType<typeof useTranslations<'peopleBoard'>>,
): string | undefined {
  const words = { leads: t('leads', { count: leads }), proposals: t('proposals', { count: proposals }) }
  if (leads && proposals) return t('both', words)
  if (leads) return words.leads
  return proposals ? words.proposals : undefined
}

export type PeopleTexts = ReturnType<typeof useTranslations<'peopleBoard'>>
export type PeopleMutationContext = ChangeContext & { t: PeopleTexts }

/** What the changes of people need. */
export const usePeopleMutationContext = (): PeopleMutationContext => ({
  ...useChangeContext(),
  t: useTranslations('peopleBoard'),
})

const refetch = [['users']]

/** Why a change of a person was refused; undefined leaves it to the error code. */
function whyOf(error: unknown, t: PeopleTexts): string | undefined {
  const { fields } = requestErrorOf(error).details
  const reason = (['last_admin', 'active', 'deactivated'] as const).find((name) => name === fields?.person)
  if (reason) return t(`why.${reason}`)
  return fields?.to ? t('why.to') : undefined
}

/** Changes the role of a person. */
export const roleMutation = (id: string, context: PeopleMutationContext) => {
  const { t } = context
  return rowMutation(context, {
    topic: 'users',
    id,
    as: (role: StaffRole) => ({ role }),
    run: ({ next, shown }) => runVerb('set-person-role', { person: id, role: next, expected: shown }),
    done: () => [t('done.role')],
    failed: t('failed.role'),
    why: (error) => whyOf(error, t),
    read: (value) => staffRoles.find((name) => name === value),
    changed: (role) => t('why.role', { role: t(`roles.${role}`) }),
    refetch,
  })
}

/** The changes of a person that need no input, and the verb of each. */
const verbs = {
  resend: 'resend-invitation',
  deactivate: 'deactivate-person',
  activate: 'activate-person',
} as const

/** Sends the invitation again, deactivates or activates. */
export const personMutation = (id: string, change: keyof typeof verbs, context: PeopleMutationContext) =>
  changeMutation(context, {
    oneAtATime: `users-${id}`,
    run: () => runVerb(verbs[change], { person: id }),
    done: () => [context.t(`done.${change}`)],
    failed: context.t(`failed.${change}`),
    why: (error) => whyOf(error, context.t),
    refetch,
  })

type Receiver = { id: string; name: string }

/** Hands over what a person owns. */
export const handOverMutation = (id: string, context: PeopleMutationContext) => {
  const { t } = context
  return changeMutation(context, {
    oneAtATime: `users-${id}`,
    run: ({ id: to }: Receiver) => runVerb('hand-over', { from: id, to }),
    done: (moved, { name }) => [
      t('done.handOver'),
      t('done.handOverText', { what: ownedSummary(moved, t) ?? '0', name }),
    ],
    failed: t('failed.handOver'),
    why: (error) => whyOf(error, t),
    refetch,
  })
}

/** Invites someone. The errors of the fields are for the form. */
export const inviteMutation = (context: PeopleMutationContext) => {
  const { t } = context
  return changeMutation(context, {
    run: (input: Record<string, string | undefined>) => submitForm('invite-person', input),
    done: (_, { email = '' }) => [t('done.invite'), t('done.inviteText', { email })],
    failed: t('failed.invite'),
    why: (error) => takenText(error, t),
    refetch,
  })
}

/** Returns who has the address that was invited, or undefined. */
export function takenText(error: unknown, t: PeopleTexts): string | undefined {
  const { email } = requestErrorOf(error).details.fields ?? {}
  const reason = (['client', 'active', 'invited', 'deactivated'] as const).find((name) => name === email)
  return reason && t(`taken.${reason}`)
}
