import type { MutationOptions, QueryClient } from '@tanstack/react-query'

import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { MutationContext } from '../post-mutations'

type Context = Pick<MutationContext, 'queryClient' | 'board' | 'toasts'>

const refetchSchedules = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['schedules'] }),
    queryClient.invalidateQueries({ queryKey: ['posts'] }),
  ])

/** Returns why a change of a schedule failed, where the error code alone does not say it. */
function reasonOfSchedule({ board }: Pick<Context, 'board'>, error: unknown): string | undefined {
  const { code, details } = requestErrorOf(error)
  if (code === 'not_found') return board('scheduled.why.gone')
  if (code !== 'conflict') return undefined
  return board(details.current?.value === 'archived' ? 'why.archived' : 'scheduled.why.moved')
}

/** Cancels a schedule, or removes the notice of one that did not work. */
export const cancelScheduleMutation = (
  { id, problem }: Pick<ScheduledPublication, 'id' | 'problem'>,
  { queryClient, board, toasts }: Context,
): MutationOptions<object> => ({
  mutationFn: () => runVerb('cancel-schedule', { schedule: id }),
  onSuccess: () => toasts.done(board(problem ? 'scheduled.done.dismissed' : 'scheduled.done.canceled')),
  onError: (error) =>
    toasts.failed(board('scheduled.failed.cancel'), error, reasonOfSchedule({ board }, error)),
  onSettled: () => refetchSchedules(queryClient),
})

export type ScheduleMove = {
  /** ISO times: the new one, and the one that was shown. */
  at: string
  expected: string
  /** The new time in words. */
  when: string
}

/** Moves a schedule to another time. What is wrong with the time is for the form to say. */
export const moveScheduleMutation = (
  { id }: Pick<ScheduledPublication, 'id'>,
  { queryClient, board, toasts }: Context,
): MutationOptions<object, Error, ScheduleMove> => ({
  mutationFn: ({ at, expected }) => runVerb('move-schedule', { schedule: id, at, expected }),
  onSuccess: (_, { when }) => toasts.done(board('scheduled.done.moved', { when })),
  onError: (error) => {
    if (requestErrorOf(error).details.fields?.at) return
    toasts.failed(board('scheduled.failed.move'), error, reasonOfSchedule({ board }, error))
  },
  onSettled: () => refetchSchedules(queryClient),
})
