'use client'

import { useState } from 'react'

import { languageOfError } from '@/components/staff/languages'
import { VerbForm } from '@/components/staff/verb-form'
import type { Language } from '@/i18n/languages'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { HeadshotField } from './headshot-field'
import { TestimonialInputs } from './testimonial-inputs'
import { useTestimonialMutationContext } from './testimonial-mutations'
import { textNames, useTestimonialForm } from './use-testimonial-form'

type Props = { drafts: string; isNew: boolean; given?: ListedTestimonial; onSaved: () => void }

/** The form of a testimonial. The server checks it; what was typed stays after a failure. */
export function TestimonialForm({ drafts, isNew, given, onSaved }: Props) {
  const context = useTestimonialMutationContext()
  const t = context.texts.board
  const [language, setLanguage] = useState<Language>('en')
  const { form, testimonial, headshot, setHeadshot } = useTestimonialForm({
    drafts,
    given,
    context,
    onSaved,
    onRefused: (codes) => setLanguage(languageOfError(codes, textNames, language)),
  })
  if (!isNew && !testimonial)
    return (
      <div className="dialog-body">
        <p>{t('form.gone')}</p>
      </div>
    )
  return (
    <VerbForm
      form={form}
      stale={t('form.changed')}
      labels={{ send: t('form.save'), sending: t('form.saving') }}
      takesFocus
    >
      <TestimonialInputs form={form} language={language} onLanguage={setLanguage} />
      <HeadshotField drafts={drafts} name={form.values.name} headshot={headshot} onChange={setHeadshot} />
    </VerbForm>
  )
}
