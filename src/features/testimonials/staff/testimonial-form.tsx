'use client'

import { useMutation } from '@tanstack/react-query'

import { discardDrafts, useSubmission } from '@/components/staff/dialog-drafts'
import { SaveForm } from '@/components/staff/save-form'
import { useSaveFailure } from '@/components/staff/use-save-failure'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { HeadshotField } from './headshot-field'
import { TestimonialInputs } from './testimonial-inputs'
import { saveTestimonialMutation, useTestimonialMutationContext } from './testimonial-mutations'
import { discardUploads } from './unsaved-uploads'
import { textNames, useTestimonialFields } from './use-testimonial-fields'

type Props = { drafts: string; isNew: boolean; given?: ListedTestimonial; onSaved: () => void }

/** The form of a testimonial. The server checks it; what was typed stays after a failure. */
export function TestimonialForm({ drafts, isNew, given, onSaved }: Props) {
  const context = useTestimonialMutationContext()
  const t = context.texts.board
  const form = useTestimonialFields(drafts, given)
  const { testimonial, headshot } = form
  const { expected, isStale, errors, language, setLanguage, show } = useSaveFailure(
    testimonial?.updatedAt,
    (found, name) => textNames.some((field) => Boolean(found[`${field}_${name}`])),
  )

  const submission = useSubmission(drafts)
  const save = useMutation(
    saveTestimonialMutation(context, () => {
      discardDrafts(drafts)
      discardUploads(drafts, headshot?.id)
      onSaved()
    }),
  )
  const submit = () => {
    const saved = testimonial && expected ? { testimonial: testimonial.id, expected } : undefined
    save.mutate({ values: form.values(), saved, submission_id: submission() }, { onError: show })
  }

  if (!isNew && !testimonial)
    return (
      <div className="dialog-body">
        <p>{t('form.gone')}</p>
      </div>
    )
  return (
    <SaveForm
      stale={isStale ? t('form.changed') : undefined}
      submitLabel={t(save.isPending ? 'form.saving' : 'form.save')}
      isPending={save.isPending}
      onSave={submit}
    >
      <TestimonialInputs form={form} errors={errors} language={language} onLanguage={setLanguage} />
      <HeadshotField
        drafts={drafts}
        name={form.fields.name[0]}
        headshot={headshot}
        onChange={form.setHeadshot}
      />
    </SaveForm>
  )
}
