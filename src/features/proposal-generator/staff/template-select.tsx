'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useState } from 'react'

import { Field } from '@/components/ui/field'
import { money, plainAmount, type Currency } from '@/lib/money'
import { templateQuery } from '@/features/proposal-templates/staff/template-params'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { languageOf, losesFees } from '../generator-form'
import type { TemplateOption } from '../queries/generator-start'
import { useGenerator } from './generator-context'

/** A template fills both fees. */
export function TemplateSelect() {
  const { texts: t, start, state } = useGenerator()
  const choose = useTemplate()
  const [asked, setAsked] = useState<TemplateOption>()
  const pick = (id: string) => {
    const next = start.templates.find((one) => one.id === id)
    const before = start.templates.find((one) => one.id === state.form.template)
    if (next && losesFees(state.form, before, next)) setAsked(next)
    else choose(next)
  }
  const language = useLocale()
  const feesOf = ({ setupFee, monthlyFee, currency }: TemplateOption) =>
    [
      setupFee !== null && money(setupFee, currency, language),
      monthlyFee !== null && t('details.perMonth', { amount: money(monthlyFee, currency, language) }),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <>
      <Field label={t('details.template')} optional={t('details.optional')} hint={t('details.templateHint')}>
        {(props) => (
          <select
            {...props}
            name="template"
            value={state.form.template}
            onChange={({ target }) => pick(target.value)}
          >
            <option value="">{t('details.noTemplate')}</option>
            {start.templates.map((template) => {
              const fees = feesOf(template)
              return (
                <option key={template.id} value={template.id}>
                  {fees ? `${template.name} (${fees})` : template.name}
                </option>
              )
            })}
          </select>
        )}
      </Field>
      {asked && (
        <ConfirmReplace
          what="fees"
          template={asked.name}
          onConfirm={() => choose(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** Returns a function that chooses a template, or none. */
function useTemplate() {
  const { store } = useGenerator()
  return (template: TemplateOption | undefined) => {
    const fees = template && {
      setupFee: plainAmount(template.setupFee, template.currency),
      monthlyFee: plainAmount(template.monthlyFee, template.currency),
      currency: template.currency as Currency,
    }
    store.changeForm({ template: template?.id ?? '', templateContent: '', ...fees })
  }
}

/** Returns a function that reads the text of the chosen template in the language of the client; empty without one. */
export function useTemplateText() {
  const queryClient = useQueryClient()
  const { store } = useGenerator()
  return async (): Promise<string> => {
    const { form } = store.get()
    if (!form.template) return ''
    const { content } = await queryClient.query(templateQuery(form.template))
    return content[languageOf(form)]
  }
}

type Props = { what: 'text' | 'fees'; template: string; onConfirm: () => void; onClose: () => void }

/** Asks before a template replaces what someone typed. */
export function ConfirmReplace({ what, template, onConfirm, onClose }: Props) {
  const { texts: t } = useGenerator()
  return (
    <ConfirmDialog
      title={t(`replace.${what}.title`)}
      subject={template}
      button={t('replace.button')}
      isPending={false}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t(`replace.${what}.text`)}</p>
    </ConfirmDialog>
  )
}
