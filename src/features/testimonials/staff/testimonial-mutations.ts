import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/features/dashboard/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { changeShownTestimonial, refetchTestimonials, showOrder } from './testimonial-cache'

export type TestimonialDesk = {
  client: QueryClient
  texts: {
    board: ReturnType<typeof useTranslations<'testimonialBoard'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
  toasts: BoardToasts
}

/** The body of the verbs, with numbers as they are typed. */
export type TestimonialValues = Record<string, string | boolean | null>

/** A testimonial that exists, and the `updatedAt` of what was edited. */
export type SavedTestimonial = { testimonial: string; expected: string }

// One change after the other, so that each expects what the one before has stored.
const scope = { id: 'testimonials' }

/** Creates a testimonial, or saves the one that is given. A failure changes nothing that was typed. */
export function saveTestimonialMutation(
  { client, texts: { board }, toasts }: TestimonialDesk,
  onSaved: () => void,
): MutationOptions<{ id: string }, Error, { values: TestimonialValues; saved?: SavedTestimonial }> {
  return {
    scope,
    mutationFn: ({ values, saved }) =>
      saved ? runVerb('update-testimonial', { ...values, ...saved }) : runVerb('create-testimonial', values),
    onSuccess: (_, { saved }) => {
      toasts.done(board(saved ? 'done.update' : 'done.create'))
      onSaved()
      return refetchTestimonials(client)
    },
    onError: (error) => {
      const why = requestErrorOf(error).code === 'conflict' ? board('form.changed') : undefined
      toasts.failed(board('failed.save'), error, why)
    },
  }
}

/** Deletes a testimonial. One that someone has deleted already leaves the table, too. */
export function deleteTestimonialMutation(
  { client, texts: { board }, toasts }: TestimonialDesk,
  onGone: () => void,
): MutationOptions<{ id: string }, Error, string> {
  return {
    scope,
    mutationFn: (testimonial) => runVerb('delete-testimonial', { testimonial }),
    onSuccess: () => {
      toasts.done(board('done.delete'))
      onGone()
      return refetchTestimonials(client)
    },
    onError: (error) => {
      toasts.failed(board('failed.delete'), error)
      if (requestErrorOf(error).code !== 'not_found') return
      onGone()
      return refetchTestimonials(client)
    },
  }
}

/** Shows a testimonial to visitors or hides it; shows it at once, and in a conflict what someone else has set. */
export function activeMutation(
  id: string,
  { client, texts: { board }, toasts }: TestimonialDesk,
): MutationOptions<{ active: boolean }, Error, { next: boolean; shown: boolean }> {
  return {
    scope,
    mutationFn: ({ next, shown }) =>
      runVerb('set-testimonial-active', { testimonial: id, active: next, expected: shown }),
    onMutate: ({ next }) => changeShownTestimonial(client, id, { isActive: next }),
    onSuccess: ({ active }) => {
      changeShownTestimonial(client, id, { isActive: active })
      toasts.done(board('done.update'))
      return refetchTestimonials(client)
    },
    onError: (error, { shown }) => {
      const { current } = requestErrorOf(error).details
      const present = current ? current.value === 'true' : shown
      changeShownTestimonial(client, id, { isActive: present })
      const why = current ? board(present ? 'changed.active' : 'changed.inactive') : undefined
      toasts.failed(board('failed.save'), error, why)
      return refetchTestimonials(client)
    },
  }
}

/** Stores another order; shows it at once, and in a conflict the present one. Success is heard in the live line. */
export function orderMutation({
  client,
  texts: { board },
  toasts,
}: TestimonialDesk): MutationOptions<{ order: string[] }, Error, { next: string[]; shown: string[] }> {
  return {
    scope,
    mutationFn: ({ next, shown }) => runVerb('order-testimonials', { order: next, expected: shown }),
    onMutate: ({ next }) => showOrder(client, next),
    onSuccess: () => refetchTestimonials(client),
    onError: (error, { shown }) => {
      showOrder(client, shown)
      const isStale = requestErrorOf(error).code === 'conflict'
      toasts.failed(board('failed.order'), error, isStale ? board('failed.orderChanged') : undefined)
      return refetchTestimonials(client)
    },
  }
}
