'use client'

import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/error-icon'
import { discardDrafts } from '@/features/dashboard/staff/drafts'
import { LeaveButton } from '@/features/dashboard/staff/staff-dialog'
import { languages, type Language } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { HeadshotField } from './headshot-field'
import { TestimonialInputs } from './testimonial-inputs'
import { saveTestimonialMutation } from './testimonial-mutations'
import { discardUploads } from './unsaved-uploads'
import { textNames, useTestimonialFields } from './use-testimonial-fields'
import { useTestimonialDesk } from './use-testimonial-desk'

type Props = { drafts: string; isNew: boolean; given?: ListedTestimonial; onSaved: () => void }

/** The form of a testimonial. The server checks it; what was typed stays after a failure. */
export function TestimonialForm({ drafts, isNew, given, onSaved }: Props) {
  const desk = useTestimonialDesk()
  const t = desk.texts.board
  const form = useTestimonialFields(drafts, given)
  const { testimonial, headshot } = form
  const [expected, setExpected] = useState(testimonial?.updatedAt)
  const [isStale, setIsStale] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [language, setLanguage] = useState<Language>('en')

  const save = useMutation(
    saveTestimonialMutation(desk, () => {
      discardDrafts(drafts)
      discardUploads(drafts, headshot?.id)
      onSaved()
    }),
  )
  const show = (error: Error) => {
    const { code, details } = requestErrorOf(error)
    const found = details.fields ?? {}
    setErrors(found)
    setIsStale(code === 'conflict')
    if (code === 'conflict' && details.current?.value) setExpected(details.current.value)
    const hasError = (name: Language) => textNames.some((field) => found[`${field}_${name}`])
    const marked = languages.find(hasError)
    if (marked && !hasError(language)) setLanguage(marked)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const saved = testimonial && expected ? { testimonial: testimonial.id, expected } : undefined
    save.mutate({ values: form.values(), saved }, { onError: show })
  }

  if (!isNew && !testimonial)
    return (
      <div className="dialog-body">
        <p>{t('form.gone')}</p>
      </div>
    )
  return (
    <form noValidate onSubmit={submit}>
      <div className="dialog-body">
        {isStale && (
          <p role="alert" className="form-error">
            <ErrorIcon />
            {t('form.changed')}
          </p>
        )}
        <TestimonialInputs form={form} errors={errors} language={language} onLanguage={setLanguage} />
        <HeadshotField
          drafts={drafts}
          name={form.fields.name[0]}
          headshot={headshot}
          onChange={form.setHeadshot}
        />
      </div>
      <div className="dialog-foot">
        <LeaveButton />
        <Button variant="accent" size="compact" type="submit" aria-disabled={save.isPending}>
          {t(save.isPending ? 'form.saving' : 'form.save')}
        </Button>
      </div>
    </form>
  )
}
