'use client'

import { useState } from 'react'

import { usePasteNotice } from '@/components/staff/use-paste-notice'
import { ContentLanguageSwitch, languageOfError } from '@/components/staff/languages'
import { useFeeMessage } from '@/components/staff/use-amount-message'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import type { Language } from '@/i18n/languages'
import { currencies, defaultCurrency, type Currency, plainAmount } from '@/lib/money'
import type { EditedTemplate } from '../queries/templates'
import { proposalTemplateLimits as limits } from '@/features/proposals/rules'
import { writtenVariables } from '@/features/proposals/variable-rules'
import { saveTemplateMutation, useTemplateMutationContext } from './template-mutations'

const contents = ['content'] as const

const currencyOf = (code: string): Currency => currencies.find((known) => known === code) ?? defaultCurrency

type Props = { drafts: string; template?: EditedTemplate; onSaved: () => void }

/** The fields of a template, with its content in the language that is chosen. The server checks them. */
export function TemplateForm({ drafts, template, onSaved }: Props) {
  const context = useTemplateMutationContext()
  const { board: t, common } = context.texts
  const feeMessage = useFeeMessage()
  const onPaste = usePasteNotice()
  const [language, setLanguage] = useState<Language>('en')
  const feeOf = (name: 'setupFee' | 'monthlyFee') =>
    template ? plainAmount(template[name], template.currency) : ''
  const form = useVerbForm({
    drafts,
    given: {
      name: template?.name ?? '',
      description: template?.description ?? '',
      setup_fee: feeOf('setupFee'),
      monthly_fee: feeOf('monthlyFee'),
      currency: template?.currency ?? defaultCurrency,
      content_en: template?.content.en ?? '',
      content_es: template?.content.es ?? '',
    },
    expected: template?.updatedAt,
    input: (values, expected) =>
      template && expected ? { values, saved: { template: template.id, expected } } : { values },
    mutation: saveTemplateMutation(context, onSaved),
    onRefused: (codes) => setLanguage(languageOfError(codes, contents, language)),
  })
  const fee = (name: 'setup_fee' | 'monthly_fee', label: string) => {
    const { error, warning } = feeMessage(form.values[name], currencyOf(form.values.currency))
    return (
      <FormField
        form={form}
        name={name}
        label={label}
        hint={t('form.feeHint')}
        warning={warning}
        error={error}
      >
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" maxLength={40} />}
      </FormField>
    )
  }
  return (
    <VerbForm
      form={form}
      stale={t('form.changed')}
      labels={{ send: t('form.save'), sending: t('form.saving') }}
      takesFocus
    >
      <FormField form={form} name="name" label={t('form.name')}>
        {(control) => <input {...control} autoComplete="off" maxLength={limits.name} />}
      </FormField>
      <FormField form={form} name="description" label={t('form.description')} isOptional>
        {(control) => <textarea {...control} rows={2} maxLength={limits.description} />}
      </FormField>
      <div className="grid gap-3 md:grid-cols-[1fr_1fr_--spacing(27.5)]">
        {fee('setup_fee', t('form.setupFee'))}
        {fee('monthly_fee', t('form.monthlyFee'))}
        <FormField form={form} name="currency" label={t('form.currency')}>
          {(control) => (
            <select {...control}>
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </FormField>
      </div>
      <ContentLanguageSwitch
        label={t('form.languageOf')}
        current={language}
        isMissing={(name) => !form.values[`content_${name}`].trim()}
        missing={(name) => t('missing', { language: name })}
        onChange={setLanguage}
      />
      <FormField
        key={language}
        form={form}
        name={`content_${language}`}
        label={t('form.contentIn', { language: common(`languages.${language}`) })}
        hint={t('form.contentHint', { variables: writtenVariables(language).join(' ') })}
      >
        {(control) => (
          <textarea {...control} rows={14} lang={language} maxLength={limits.content} onPaste={onPaste} />
        )}
      </FormField>
    </VerbForm>
  )
}
