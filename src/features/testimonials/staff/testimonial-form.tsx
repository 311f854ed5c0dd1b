'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { ContentLanguageSwitch, languageOfError } from '@/components/staff/content-languages'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import type { Language } from '@/i18n/languages'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { testimonialLimits as limits } from '../rules'
import { HeadshotField } from './headshot-field'
import { useTestimonialMutationContext } from './testimonial-mutations'
import {
  type TestimonialFormState,
  type TextName,
  textNames,
  useTestimonialForm,
} from './use-testimonial-form'

type InputsProps = {
  form: TestimonialFormState
  language: Language
  onLanguage: (language: Language) => void
}

/** The fields of a testimonial; its texts in the language that is chosen. */
function TestimonialInputs({ form, language, onLanguage }: InputsProps) {
  const t = useTranslations('testimonialBoard')
  const common = useTranslations('dashboard')
  const { values } = form
  const isActive = values.is_active === 'true'
  const line = (name: 'name' | 'company') => (
    <FormField form={form} name={name} label={t(`form.${name}`)}>
      {(control) => <input {...control} autoComplete="off" maxLength={limits[name]} />}
    </FormField>
  )
  const integerField = (name: 'rating' | 'display_order', max: number) => {
    const [key, min] = name === 'rating' ? (['rating', limits.minRating] as const) : (['order', 0] as const)
    return (
      <FormField
        form={form}
        name={name}
        label={t(name === 'rating' ? 'form.rating' : 'form.displayOrder')}
        hint={t(`form.${key}Hint`)}
      >
        {(control) => <input {...control} type="number" min={min} max={max} step={1} />}
      </FormField>
    )
  }
  /** The field of a text in the chosen language; each language has a control of its own. */
  const textIn = (name: TextName) => ({ form, name: `${name}_${language}` as const })
  const labelOf = (field: string) =>
    t('form.inLanguage', { field, language: common(`languages.${language}`) })
  return (
    <>
      <div className="testimonial-pair">
        {line('name')}
        {line('company')}
      </div>
      <ContentLanguageSwitch
        label={t('form.languageOf')}
        current={language}
        isMissing={(name) => !values[`content_${name}`].trim()}
        missing={(name) => t('missing', { language: name })}
        onChange={onLanguage}
      />
      <FormField {...textIn('position')} key={`position-${language}`} label={labelOf(t('form.position'))}>
        {(control) => <input {...control} lang={language} maxLength={limits.position} />}
      </FormField>
      <FormField {...textIn('content')} key={`content-${language}`} label={labelOf(t('form.content'))}>
        {(control) => <textarea {...control} lang={language} rows={4} maxLength={limits.content} />}
      </FormField>
      <FormField
        {...textIn('results_highlight')}
        key={`result-${language}`}
        label={labelOf(t('form.resultsHighlight'))}
        isOptional
        hint={t('form.resultsHint')}
      >
        {(control) => <input {...control} lang={language} maxLength={limits.resultsHighlight} />}
      </FormField>
      <div className="testimonial-pair">
        {integerField('rating', limits.maxRating)}
        {integerField('display_order', limits.order)}
      </div>
      <div className="testimonial-status">
        <button
          type="button"
          role="switch"
          className="active-switch"
          aria-checked={isActive}
          aria-label={t('active')}
          onClick={() => form.set('is_active', String(!isActive))}
        >
          <span className="active-switch-track" />
          {t(isActive ? 'active' : 'inactive')}
        </button>
      </div>
    </>
  )
}

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
