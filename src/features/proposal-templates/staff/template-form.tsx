'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { usePasteNotice } from '@/components/editor/use-paste-notice'
import { Field } from '@/components/ui/field'
import { ContentLanguageSwitch } from '@/components/staff/content-languages'
import { discardDrafts, useSubmission, useDraft } from '@/components/staff/dialog-drafts'
import { useFeeMessage } from '@/components/staff/use-amount-message'
import { SaveForm } from '@/components/staff/save-form'
import { initialFocus } from '@/components/staff/staff-dialog'
import { useSaveFailure } from '@/components/staff/use-save-failure'
import { currencies, defaultCurrency, type Currency, plainAmount } from '@/lib/money'
import type { EditedTemplate } from '../queries/templates'
import { proposalTemplateLimits as limits } from '@/features/proposals/rules'
import { writtenVariables } from '@/features/proposals/variable-rules'
import { saveTemplateMutation, type TemplateValues, useTemplateMutationContext } from './template-mutations'

type FieldState = [value: string, set: (text: string) => void]

/**
 * The fields of a template's form; what is typed survives the closing of the dialog. What they start from is what was read
 * first: a change by someone else meanwhile is a conflict when it is saved.
 */
function useTemplateFields(drafts: string, given: EditedTemplate | undefined) {
  const [template] = useState(given)
  const feeOf = (name: 'setupFee' | 'monthlyFee') =>
    template ? plainAmount(template[name], template.currency) : ''
  const fields: Record<keyof TemplateValues, FieldState> = {
    name: useDraft(`${drafts}name`, template?.name),
    description: useDraft(`${drafts}description`, template?.description ?? ''),
    setup_fee: useDraft(`${drafts}setup`, feeOf('setupFee')),
    monthly_fee: useDraft(`${drafts}monthly`, feeOf('monthlyFee')),
    currency: useDraft(`${drafts}currency`, template?.currency ?? defaultCurrency),
    content_en: useDraft(`${drafts}content-en`, template?.content.en),
    content_es: useDraft(`${drafts}content-es`, template?.content.es),
  }
  return { fields, template }
}

const currencyOf = (code: string): Currency => currencies.find((known) => known === code) ?? defaultCurrency

type Props = { drafts: string; template?: EditedTemplate; onSaved: () => void }

/** The fields of a template, with its content in the language that is chosen. The server checks them. */
export function TemplateForm({ drafts, template, onSaved }: Props) {
  const context = useTemplateMutationContext()
  const { board: t, common } = context.texts
  const feeMessage = useFeeMessage()
  const onPaste = usePasteNotice()
  const { fields, template: edited } = useTemplateFields(drafts, template)
  const { expected, isStale, errors, language, setLanguage, show } = useSaveFailure(
    edited?.updatedAt,
    (found, name) => Boolean(found[`content_${name}`]),
  )

  const submission = useSubmission(drafts)
  const save = useMutation(
    saveTemplateMutation(context, () => {
      discardDrafts(drafts)
      onSaved()
    }),
  )
  const submit = () => {
    const values = Object.fromEntries(
      Object.entries(fields).map(([name, [value]]) => [name, value]),
    ) as TemplateValues
    const saved = edited && expected ? { template: edited.id, expected } : undefined
    save.mutate({ values, saved, submission_id: submission() }, { onError: show })
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
    const message = feeMessage(control.value, currencyOf(fields.currency[0]))
    return (
      <Field label={label} hint={t('form.feeHint')} warning={message.warning} error={message.error ?? error}>
        {(props) => <input {...props} {...control} inputMode="decimal" autoComplete="off" maxLength={40} />}
      </Field>
    )
  }
  const name = bind('name')
  const description = bind('description')
  const currency = bind('currency')
  const content = bind(`content_${language}`)

  return (
    <SaveForm
      stale={isStale ? t('form.changed') : undefined}
      submitLabel={t(save.isPending ? 'form.saving' : 'form.save')}
      isPending={save.isPending}
      onSave={submit}
    >
      <Field label={t('form.name')} error={name.error}>
        {(props) => (
          <input {...props} {...name.control} ref={initialFocus} autoComplete="off" maxLength={limits.name} />
        )}
      </Field>
      <Field label={t('form.description')} optional={common('optional')} error={description.error}>
        {(props) => <textarea {...props} {...description.control} rows={2} maxLength={limits.description} />}
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
      <ContentLanguageSwitch
        label={t('form.languageOf')}
        current={language}
        isMissing={(name) => !fields[`content_${name}`][0].trim()}
        missing={(name) => t('missing', { language: name })}
        onChange={setLanguage}
      />
      <Field
        key={language}
        label={t('form.contentIn', { language: common(`languages.${language}`) })}
        hint={t('form.contentHint', { variables: writtenVariables(language).join(' ') })}
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
            onPaste={onPaste}
          />
        )}
      </Field>
    </SaveForm>
  )
}
