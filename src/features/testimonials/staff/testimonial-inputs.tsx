'use client'

import { useTranslations } from 'next-intl'

import { initialFocus } from '@/components/staff/staff-dialog'
import { Field } from '@/components/ui/field'
import { ContentLanguageSwitch } from '@/components/staff/content-languages'
import type { Language } from '@/i18n/languages'
import { testimonialLimits as limits } from '../rules'
import type { TestimonialFields, TextName } from './use-testimonial-fields'

type Props = {
  form: TestimonialFields
  /** Error codes by field. */
  errors: Record<string, string>
  language: Language
  onLanguage: (language: Language) => void
}

/** The fields of a testimonial; its texts in the language that is chosen. */
export function TestimonialInputs({ form, errors, language, onLanguage }: Props) {
  const t = useTranslations('testimonialBoard')
  const common = useTranslations('dashboard')
  const { fields, isActive, setActive } = form

  /** The attributes of a control and the message of its field. */
  const bind = (name: keyof typeof fields) => {
    const [value, set] = fields[name]
    const onChange = ({ target }: { target: { value: string } }) => set(target.value)
    const code = errors[name]
    const known = code === 'required' || code === 'too_long' ? code : 'invalid'
    return { control: { name, value, onChange }, error: code && common(`fieldErrors.${known}`) }
  }
  const line = (name: 'name' | 'company') => {
    const { control, error } = bind(name)
    return (
      <Field label={t(`form.${name}`)} error={error}>
        {(props) => (
          <input
            {...props}
            {...control}
            ref={name === 'name' ? initialFocus : undefined}
            autoComplete="off"
            maxLength={limits[name]}
          />
        )}
      </Field>
    )
  }
  const integerField = (name: 'rating' | 'display_order', max: number) => {
    const { control, error } = bind(name)
    const [key, min] = name === 'rating' ? (['rating', limits.minRating] as const) : (['order', 0] as const)
    return (
      <Field
        label={t(name === 'rating' ? 'form.rating' : 'form.displayOrder')}
        hint={t(`form.${key}Hint`)}
        error={error && t(`form.${key}Error`)}
      >
        {(props) => <input {...props} {...control} type="number" min={min} max={max} step={1} />}
      </Field>
    )
  }
  const labelOf = (field: string) =>
    t('form.inLanguage', { field, language: common(`languages.${language}`) })
  const text = (name: TextName) => ({ ...bind(`${name}_${language}`), lang: language })
  const position = text('position')
  const content = text('content')
  const result = text('results_highlight')

  return (
    <>
      <div className="testimonial-pair">
        {line('name')}
        {line('company')}
      </div>
      <ContentLanguageSwitch
        label={t('form.languageOf')}
        current={language}
        isMissing={(name) => !fields[`content_${name}`][0].trim()}
        missing={(name) => t('missing', { language: name })}
        onChange={onLanguage}
      />
      <Field key={`position-${language}`} label={labelOf(t('form.position'))} error={position.error}>
        {(props) => <input {...props} {...position.control} lang={language} maxLength={limits.position} />}
      </Field>
      <Field key={`content-${language}`} label={labelOf(t('form.content'))} error={content.error}>
        {(props) => (
          <textarea {...props} {...content.control} lang={language} rows={4} maxLength={limits.content} />
        )}
      </Field>
      <Field
        key={`result-${language}`}
        label={labelOf(t('form.resultsHighlight'))}
        optional={common('optional')}
        hint={t('form.resultsHint')}
        error={result.error}
      >
        {(props) => (
          <input {...props} {...result.control} lang={language} maxLength={limits.resultsHighlight} />
        )}
      </Field>
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
          onClick={() => setActive(!isActive)}
        >
          <span className="active-switch-track" />
          {t(isActive ? 'active' : 'inactive')}
        </button>
      </div>
    </>
  )
}
