import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb, submitForm } from '@/lib/run-verb'

export type TemplateMutationContext = {
  queryClient: QueryClient
  texts: {
    board: ReturnType<typeof useTranslations<'proposalBoard'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
  toasts: BoardToasts
}

/** What the changes of templates need. */
export function useTemplateMutationContext(): TemplateMutationContext {
  const texts = { board: useTranslations('proposalBoard'), common: useTranslations('dashboard') }
  return { queryClient: useQueryClient(), texts, toasts: useBoardToasts() }
}

/** The fields of the form by their names in the verbs. */
export type TemplateValues = Record<
  'name' | 'description' | 'setup_fee' | 'monthly_fee' | 'currency' | 'content_en' | 'content_es',
  string
>

/** A template that exists, and the `updatedAt` of what was edited. */
export type SavedTemplate = { template: string; expected: string }

/** Creates a template, or saves the one that is given. A failure changes nothing that was typed. */
export function saveTemplateMutation(
  { queryClient, texts: { board, common }, toasts }: TemplateMutationContext,
  onSaved: () => void,
): MutationOptions<
  { id: string },
  Error,
  { values: TemplateValues; saved?: SavedTemplate; submission_id?: string }
> {
  return {
    mutationFn: ({ values, saved, submission_id }) =>
      submitForm(saved ? 'update-proposal-template' : 'create-proposal-template', {
        ...values,
        ...saved,
        submission_id,
      }),
    onSuccess: (_, { saved }) => {
      toasts.done(common('success'), board(saved ? 'done.update' : 'done.create'))
      onSaved()
      return refetchTemplates(queryClient)
    },
    onError: (error, { saved }) => {
      const why = requestErrorOf(error).code === 'conflict' ? board('form.changed') : undefined
      toasts.failed(board(saved ? 'failed.update' : 'failed.create'), error, why)
    },
  }
}

/** Deletes a template. One that someone has deleted already leaves the table, too. */
export function deleteTemplateMutation(
  { queryClient, texts: { board, common }, toasts }: TemplateMutationContext,
  onGone: () => void,
): MutationOptions<{ id: string }, Error, string> {
  return {
    mutationFn: (template) => runVerb('delete-proposal-template', { template }),
    onSuccess: () => {
      toasts.done(common('success'), board('done.delete'))
      onGone()
      return refetchTemplates(queryClient)
    },
    onError: (error) => {
      toasts.failed(board('failed.delete'), error)
      if (requestErrorOf(error).code !== 'not_found') return
      onGone()
      return refetchTemplates(queryClient)
    },
  }
}

const refetchTemplates = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['proposalTemplates'] })
