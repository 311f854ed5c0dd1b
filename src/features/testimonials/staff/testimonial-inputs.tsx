'use client'

import { useTranslations } from 'next-intl'

import { FormField } from '@/components/staff/verb-form'
import { ContentLanguageSwitch } from '@/components/staff/languages'
import type { Language } from '@/i18n/languages'
import { testimonialLimits as limits } from '../rules'
import type { TestimonialFormState, TextName } from './use-testimonial-form'

type Props = {
  form: TestimonialFormState
  language: Language
  onLanguage: (language: Language) => void
}

/** The fields of a testimonial; its texts in the language that is chosen. */
export function TestimonialInputs({ form, language, onLanguage }: Props) {
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
