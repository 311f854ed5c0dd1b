import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb, submitForm } from '@/lib/run-verb'
import { changeShownTestimonial, refetchTestimonials, showOrder } from './testimonial-cache'

export type TestimonialMutationContext = {
  queryClient: QueryClient
  texts: {
    board: ReturnType<typeof useTranslations<'testimonialBoard'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
  toasts: BoardToasts
}

/** What the changes of testimonials need. */
export function useTestimonialMutationContext(): TestimonialMutationContext {
  const texts = { board: useTranslations('testimonialBoard'), common: useTranslations('dashboard') }
  return { queryClient: useQueryClient(), texts, toasts: useBoardToasts() }
}

/** The body of the verbs, with numbers as they are typed. */
export type TestimonialValues = Record<string, string | boolean | null>

/** A testimonial that exists, and the `updatedAt` of what was edited. */
export type SavedTestimonial = { testimonial: string; expected: string }

// Changes run one at a time, so that each expects what the previous one stored.
const scope = { id: 'testimonials' }

/** Creates a testimonial, or saves the one that is given. A failure changes nothing that was typed. */
export function saveTestimonialMutation(
  { queryClient, texts: { board }, toasts }: TestimonialMutationContext,
  onSaved: () => void,
): MutationOptions<
  { id: string },
  Error,
  { values: TestimonialValues; saved?: SavedTestimonial; submission_id?: string }
> {
  return {
    scope,
    mutationFn: ({ values, saved, submission_id }) =>
      submitForm(saved ? 'update-testimonial' : 'create-testimonial', { ...values, ...saved, submission_id }),
    onSuccess: (_, { saved }) => {
      toasts.done(board(saved ? 'done.update' : 'done.create'))
      onSaved()
      return refetchTestimonials(queryClient)
    },
    onError: (error) => {
      const why = requestErrorOf(error).code === 'conflict' ? board('form.changed') : undefined
      toasts.failed(board('failed.save'), error, why)
    },
  }
}

/** Deletes a testimonial. One that someone has deleted already leaves the table, too. */
export function deleteTestimonialMutation(
  { queryClient, texts: { board }, toasts }: TestimonialMutationContext,
  onGone: () => void,
): MutationOptions<{ id: string }, Error, string> {
  return {
    scope,
    mutationFn: (testimonial) => runVerb('delete-testimonial', { testimonial }),
    onSuccess: () => {
      toasts.done(board('done.delete'))
      onGone()
      return refetchTestimonials(queryClient)
    },
    onError: (error) => {
      toasts.failed(board('failed.delete'), error)
      if (requestErrorOf(error).code !== 'not_found') return
      onGone()
      return refetchTestimonials(queryClient)
    },
  }
}

/** Shows a testimonial to visitors or hides it; shows it at once, and in a conflict what someone else has set. */
export function activeMutation(
  id: string,
  { queryClient, texts: { board }, toasts }: TestimonialMutationContext,
): MutationOptions<{ active: boolean }, Error, { next: boolean; shown: boolean }> {
  return {
    scope,
    mutationFn: ({ next, shown }) =>
      runVerb('set-testimonial-active', { testimonial: id, active: next, expected: shown }),
    onMutate: ({ next }) => changeShownTestimonial(queryClient, id, { isActive: next }),
    onSuccess: ({ active }) => {
      changeShownTestimonial(queryClient, id, { isActive: active })
      toasts.done(board('done.update'))
      return refetchTestimonials(queryClient)
    },
    onError: (error, { shown }) => {
      const { current } = requestErrorOf(error).details
      const present = current ? current.value === 'true' : shown
      changeShownTestimonial(queryClient, id, { isActive: present })
      const why = current ? board(present ? 'changed.active' : 'changed.inactive') : undefined
      toasts.failed(board('failed.save'), error, why)
      return refetchTestimonials(queryClient)
    },
  }
}

/** Stores another order; shows it at once, and in a conflict the current one. Success is heard in the live line. */
export function orderMutation({
  queryClient,
  texts: { board },
  toasts,
}: TestimonialMutationContext): MutationOptions<
  { order: string[] },
  Error,
  { next: string[]; shown: string[] }
> {
  return {
    scope,
    mutationFn: ({ next, shown }) => runVerb('order-testimonials', { order: next, expected: shown }),
    onMutate: ({ next }) => showOrder(queryClient, next),
    onSuccess: () => refetchTestimonials(queryClient),
    onError: (error, { shown }) => {
      showOrder(queryClient, shown)
      const isStale = requestErrorOf(error).code === 'conflict'
      toasts.failed(board('failed.order'), error, isStale ? board('failed.orderChanged') : undefined)
      return refetchTestimonials(queryClient)
    },
  }
}
