'use client'

import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/error-icon'
import { Field } from '@/components/ui/field'
import { LanguageSwitch } from '@/features/dashboard/staff/content-languages'
import { discardDrafts } from '@/features/dashboard/staff/drafts'
import { initialFocus, LeaveButton } from '@/features/dashboard/staff/staff-dialog'
import { languages, type Language } from '@/i18n/languages'
import { currencies } from '@/lib/money'
import { requestErrorOf } from '@/lib/request-error'
import type { EditedTemplate } from '../queries/templates'
import { proposalTemplateLimits as limits } from '../rules'
import { saveTemplateMutation, type TemplateValues } from './template-mutations'
import { useTemplateDesk } from './use-template-desk'
import { useTemplateFields } from './use-template-fields'

type Props = { drafts: string; template?: EditedTemplate; onSaved: () => void }

/** The fields of a template, with its content in the language that is chosen. The server checks them. */
export function TemplateForm({ drafts, template, onSaved }: Props) {
  const desk = useTemplateDesk()
  const { board: t, common } = desk.texts
  const { fields, template: edited } = useTemplateFields(drafts, template)
  const [expected, setExpected] = useState(edited?.updatedAt)
  const [isStale, setIsStale] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [language, setLanguage] = useState<Language>('en')

  const save = useMutation(
    saveTemplateMutation(desk, () => {
      discardDrafts(drafts)
      onSaved()
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const values = Object.fromEntries(
      Object.entries(fields).map(([name, [value]]) => [name, value]),
    ) as TemplateValues
    const saved = edited && expected ? { template: edited.id, expected } : undefined
    save.mutate({ values, saved }, { onError: show })
  }
  const show = (error: Error) => {
    const { code, details } = requestErrorOf(error)
    const found = details.fields ?? {}
    setErrors(found)
    setIsStale(code === 'conflict')
    if (code === 'conflict' && details.current?.value) setExpected(details.current.value)
    const marked = languages.find((name) => found[`content_${name}`])
    if (marked) setLanguage(marked)
  }

  /** The attributes of a control and the message of its field. */
  const bind = (name: keyof TemplateValues) => {
    const [value, set] = fields[name]
    const onChange = ({ target }: { target: { value: string } }) => set(target.value)
    const code = errors[name]
    const known = code === 'required' || code === 'too_long' ? code : 'invalid'
    return { control: { name, value, onChange }, error: code && common(`fieldErrors.${known}`) }
  }
  const fee = (name: 'setup_fee' | 'monthly_fee', label: string) => {
    const { control, error } = bind(name)
    return (
      <Field label={label} hint={t('form.feeHint')} error={error && t('form.feeError')}>
        {(props) => <input {...props} {...control} inputMode="decimal" autoComplete="off" maxLength={20} />}
      </Field>
    )
  }
  const name = bind('name')
  const description = bind('description')
  const currency = bind('currency')
  const content = bind(`content_${language}`)

  return (
    <form noValidate onSubmit={submit}>
      <div className="dialog-body">
        {isStale && (
          <p role="alert" className="form-error">
            <ErrorIcon />
            {t('form.changed')}
          </p>
        )}
        <Field label={t('form.name')} error={name.error}>
          {(props) => (
            <input
              {...props}
              {...name.control}
              ref={initialFocus}
              autoComplete="off"
              maxLength={limits.name}
            />
          )}
        </Field>
        <Field label={t('form.description')} optional={common('optional')} error={description.error}>
          {(props) => (
            <textarea {...props} {...description.control} rows={2} maxLength={limits.description} />
          )}
        </Field>
        <div className="template-fees">
          {fee('setup_fee', t('form.setupFee'))}
          {fee('monthly_fee', t('form.monthlyFee'))}
          <Field label={t('form.currency')} error={currency.error}>
            {(props) => (
              <select {...props} {...currency.control}>
                {currencies.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <LanguageSwitch
          label={t('form.languageOf')}
          current={language}
          isMissing={(name) => !fields[`content_${name}`][0].trim()}
          missing={(name) => t('missing', { language: name })}
          onChange={setLanguage}
        />
        <Field
          key={language}
          label={t('form.contentIn', { language: common(`languages.${language}`) })}
          hint={t('form.contentHint')}
          error={content.error}
        >
          {(props) => (
            <textarea
              {...props}
              {...content.control}
              className="template-content"
              rows={14}
              lang={language}
              maxLength={limits.content}
            />
          )}
        </Field>
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
