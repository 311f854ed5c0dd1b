import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext, type ChangeContext } from '@/components/staff/change'
import { runVerb, submitForm } from '@/lib/run-verb'

export type TemplateMutationContext = ChangeContext & {
  texts: {
    board: ReturnType<typeof useTranslations<'proposalBoard'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
}

/** What the changes of templates need. */
export const useTemplateMutationContext = (): TemplateMutationContext => ({
  ...useChangeContext(),
  texts: { board: useTranslations('proposalBoard'), common: useTranslations('dashboard') },
})

const refetch = [['proposalTemplates']]

/** The fields of the form by their names in the verbs. */
export type TemplateValues = Record<
  'name' | 'description' | 'setup_fee' | 'monthly_fee' | 'currency' | 'content_en' | 'content_es',
  string
>

/** A template that exists, and the `updatedAt` of what was edited. */
export type SavedTemplate = { template: string; expected: string }

type SavedInput = { values: TemplateValues; saved?: SavedTemplate; submission_id?: string }

/** Creates a template, or saves the one that is given. A failure changes nothing that was typed. */
export const saveTemplateMutation = (context: TemplateMutationContext, onSaved: () => void) => {
  const { board, common } = context.texts
  return changeMutation(context, {
    run: ({ values, saved, submission_id }: SavedInput) =>
      submitForm(saved ? 'update-proposal-template' : 'create-proposal-template', {
        ...values,
        ...saved,
        submission_id,
      }),
    done: (_, { saved }) => [common('success'), board(saved ? 'done.update' : 'done.create')],
    failed: (_, { saved }) => board(saved ? 'failed.update' : 'failed.create'),
    why: ({ code }) => (code === 'conflict' ? board('form.changed') : undefined),
    onDone: onSaved,
    refetch,
  })
}

/** Deletes a template. One that someone has deleted already leaves the table, too. */
export const deleteTemplateMutation = (context: TemplateMutationContext, onGone: () => void) => {
  const { board, common } = context.texts
  return changeMutation(context, {
    run: (template: string) => runVerb('delete-proposal-template', { template }),
    done: () => [common('success'), board('done.delete')],
    failed: board('failed.delete'),
    onDone: onGone,
    onFailed: ({ code }) => code === 'not_found' && onGone(),
    refetch,
  })
}
