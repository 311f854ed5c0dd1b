import { changeMutation } from '@/components/staff/change'
import type { ScheduledPublication } from '@/features/publishing/rules'
import type { RequestError } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { MutationContext } from '../post-mutations'

type Context = Pick<MutationContext, 'queryClient' | 'board' | 'toasts'>

const refetch = [['schedules'], ['posts']]

/** Returns why a change of a schedule failed, where the error code alone does not say it. */
function reasonOfSchedule({ board }: Pick<Context, 'board'>, error: RequestError): string | undefined {
  const { code, details } = error
  if (code === 'not_found') return board('scheduled.why.gone')
  if (code !== 'conflict') return undefined
  return board(details.current?.value === 'archived' ? 'why.archived' : 'scheduled.why.moved')
}

/** Cancels a schedule, or removes the notice of one that did not work. */
export const cancelScheduleMutation = (
  { id, problem }: Pick<ScheduledPublication, 'id' | 'problem'>,
  context: Context,
) => {
  const { board } = context
  return changeMutation(context, {
    run: () => runVerb('cancel-schedule', { schedule: id }),
    done: () => [board(problem ? 'scheduled.done.dismissed' : 'scheduled.done.canceled')],
    failed: board('scheduled.failed.cancel'),
    why: (error) => reasonOfSchedule(context, error),
    refetch,
  })
}

export type ScheduleMove = {
  /** ISO times: the new one, and the one that was shown. */
  at: string
  expected: string
  /** The new time in words. */
  when: string
}

/** Moves a schedule to another time. What is wrong with the time is for the form to say. */
export const moveScheduleMutation = ({ id }: Pick<ScheduledPublication, 'id'>, context: Context) => {
  const { board } = context
  return changeMutation(context, {
    run: ({ at, expected }: ScheduleMove) => runVerb('move-schedule', { schedule: id, at, expected }),
    done: (_, { when }) => [board('scheduled.done.moved', { when })],
    failed: ({ details: { fields } }) => (fields?.at ? undefined : board('scheduled.failed.move')),
    why: (error) => reasonOfSchedule(context, error),
    refetch,
  })
}
