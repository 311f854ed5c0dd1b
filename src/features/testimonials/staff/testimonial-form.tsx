'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { dialogBody } from '@/components/ui/dialog'
import { FieldPair } from '@/components/staff/field-pair'
import { ContentLanguageSwitch, languageOfError } from '@/components/staff/languages'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import type { Language } from '@/i18n/languages'
import type { Headshot, ListedTestimonial } from '../queries/testimonial-list'
import { testimonialLimits, testimonialLimits as limits } from '../rules'
import { HeadshotField } from './headshot-field'
import {
  saveTestimonialMutation,
  type TestimonialMutationContext,
  useTestimonialMutationContext,
} from './testimonial-mutations'
import { Switch } from './switch'
import { discardUploads } from './upload-headshot'

const textNames = ['position', 'content', 'results_highlight'] as const
type TextName = (typeof textNames)[number]

type Options = {
  drafts: string
  given: ListedTestimonial | undefined
  context: TestimonialMutationContext
  onSaved: () => void
  onRefused: (codes: Readonly<Record<string, string>>) => void
}

/**
 * The form of a testimonial. What it starts from is what was read first: a change by someone else meanwhile is a conflict
 * when it is saved.
 */
function useTestimonialForm({ drafts, given, context, onSaved, onRefused }: Options) {
  const { board } = context.texts
  const [testimonial] = useState(given)
  const { en, es } = testimonial?.texts ?? {}
  const form = useVerbForm({
    drafts,
    given: {
      name: testimonial?.name ?? '',
      company: testimonial?.company ?? '',
      rating: String(testimonial?.rating ?? testimonialLimits.defaultRating),
      display_order: String(testimonial?.displayOrder ?? 0),
      position_en: en?.position ?? '',
      position_es: es?.position ?? '',
      content_en: en?.content ?? '',
      content_es: es?.content ?? '',
      results_highlight_en: en?.resultsHighlight ?? '',
      results_highlight_es: es?.resultsHighlight ?? '',
      image: JSON.stringify(testimonial?.image ?? null),
      is_active: String(testimonial?.isActive ?? true),
      is_sample: String(testimonial?.isSample ?? false),
    },
    expected: testimonial?.updatedAt,
    input: ({ image, is_active, is_sample, ...texts }, expected) => ({
      values: {
        ...texts,
        image: headshotOf(image)?.id ?? null,
        is_active: is_active === 'true',
        is_sample: is_sample === 'true',
      },
      ...(testimonial && expected && { saved: { testimonial: testimonial.id, expected } }),
    }),
    mutation: saveTestimonialMutation(context, onSaved),
    errorText: (name) => {
      if (name === 'rating') return board('form.ratingError')
      return name === 'display_order' ? board('form.orderError') : undefined
    },
    onDone: (_, { image }) => discardUploads(drafts, headshotOf(image)?.id),
    onRefused,
  })
  return {
    form,
    testimonial,
    headshot: headshotOf(form.values.image),
    setHeadshot: (next: Headshot | null) => form.set('image', JSON.stringify(next)),
  }
}

/** The field has it as JSON. */
const headshotOf = (kept: string) => JSON.parse(kept) as Headshot | null

type TestimonialFormState = ReturnType<typeof useTestimonialForm>['form']

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
  const isSample = values.is_sample === 'true'
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
      <FieldPair>
        {line('name')}
        {line('company')}
      </FieldPair>
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
        {(control) => (
          <textarea {...control} lang={language} rows={4} className="min-h-26" maxLength={limits.content} />
        )}
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
      <FieldPair>
        {integerField('rating', limits.maxRating)}
        {integerField('display_order', limits.order)}
      </FieldPair>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <Switch
          isOn={isActive}
          aria-label={t('active')}
          onClick={() => form.set('is_active', String(!isActive))}
        >
          {t(isActive ? 'active' : 'inactive')}
        </Switch>
        <Switch isOn={isSample} onClick={() => form.set('is_sample', String(!isSample))}>
          {t('form.sample')}
        </Switch>
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
      <div className={dialogBody}>
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
