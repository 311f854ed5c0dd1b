'use client'

import { useTranslations } from 'next-intl'

import { messageClass } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { useChangeContext } from '@/components/staff/change'
import { UnprintableNote } from '@/components/staff/unprintable-note'
import { useAmountMessage } from '@/components/staff/use-amount-message'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { isDay } from '@/lib/agency-day'
import { currencies, defaultCurrency, plainAmount } from '@/lib/money'
import { unprintableIn } from '@/lib/printable'
import { readAmount } from '@/lib/typed-amount'
import { otherLanguage, type Language } from '@/i18n/languages'
import type { NewInvoice } from '../queries/new-invoice'
import { invoiceLimits } from '../rules'
import { issueInvoiceSchema } from '../schemas'
import { freeNumberOf, issueMutation } from './invoice-mutations'

type MissingProps = { currency: string; given: Pick<NewInvoice, 'client' | 'instructions'> }

/**
 * Says before an invoice is issued that it does not say how to pay in its currency, or not in the client's language, with a
 * link to the settings. Nothing otherwise.
 */
export function MissingInstructions({ currency, given: { client, instructions } }: MissingProps) {
  const t = useTranslations('invoiceBoard.form.instructions')
  const languages = useTranslations('dashboard.languages')
  const written = (instructions as Partial<Record<string, Language[]>>)[currency] ?? []
  const { name, language } = client
  const isMissing = !written.includes(language)
  const values = { currency, name, language: languages(language), other: languages(otherLanguage(language)) }
  return (
    <div role="status">
      {isMissing && (
        <p className="border-l-3 border-yellow-mark bg-sunk px-3 py-2 text-note/4.5">
          {t(written.length === 0 ? 'none' : 'other', values)}{' '}
          <a href="/admin/globals/site-settings#field-paymentInstructions" target="_blank" rel="noreferrer">
            {t('write')}
          </a>
        </p>
      )}
    </div>
  )
}

export const invoiceDrafts = (client: string): string => `new-invoice-${client}-`

type Props = { clientId: string; given: NewInvoice; onClose: () => void }

/** The form of a new invoice. A chosen proposal fills in what it says. */
export function InvoiceForm({ clientId, given, onClose }: Props) {
  const t = useTranslations('invoiceBoard.form')
  const board = useTranslations('invoiceBoard')
  const common = useTranslations('dashboard.languages')
  const amounts = useTranslations('amounts')
  const amountMessage = useAmountMessage()
  const first = given.proposals.find(({ id }) => id === given.proposal)
  const form = useVerbForm({
    drafts: invoiceDrafts(clientId),
    given: {
      number: given.number,
      description: first?.description ?? '',
      amount: plainAmount(first?.amount, first?.currency ?? defaultCurrency),
      currency: first?.currency ?? defaultCurrency,
      due: given.due,
      proposal: first?.id ?? '',
    },
    follows: true,
    schema: issueInvoiceSchema,
    check: ({ due }) => (isDay(due) && due < given.today ? { due: 'past' } : {}),
    input: ({ amount, proposal, ...values }) => ({
      ...values,
      client: clientId,
      // Nothing is billed for zero.
      amount: readAmount(amount, currencyOf(values.currency)).amount || undefined,
      proposal: proposal || null,
    }),
    mutation: issueMutation(given.client, { ...useChangeContext(), board }),
    errorText: (field, code) => {
      if (field === 'due') return t(code === 'past' ? 'duePast' : 'dueError')
      if (field === 'proposal') return t('proposalError')
      return code === 'taken' ? t('takenShort') : undefined
    },
    onDone: onClose,
  })
  const { values, set } = form
  const currency = currencyOf(values.currency)
  const isTaken = form.codeOf('number') === 'taken'
  const free = freeNumberOf(form.error)
  const amountError = amountMessage(values.amount, currency).error ?? amounts('aboveZero')

  const choose = (id: string) => {
    const chosen = given.proposals.find((each) => each.id === id)
    set('proposal', id)
    if (!chosen) return
    const isOurs = given.proposals.some((each) => each.description === values.description)
    if (isOurs || !values.description.trim()) set('description', chosen.description)
    set('amount', plainAmount(chosen.amount, chosen.currency))
    set('currency', chosen.currency)
  }

  const { name, language, isSuspended } = given.client
  return (
    <VerbForm form={form} labels={{ send: t('issue'), sending: t('issuing') }} isCompact={false}>
      <p>
        {t('client')} <b>{name}</b>
      </p>
      <FormField
        form={form}
        name="number"
        label={t('number')}
        hint={t('numberHint')}
        error={isTaken && free ? t('taken', { number: free }) : undefined}
      >
        {(control) => <input {...control} required maxLength={invoiceLimits.number} />}
      </FormField>
      {isTaken && free && values.number !== free && (
        <Button variant="line" size="compact" onClick={() => set('number', free)}>
          {t('useNext', { number: free })}
        </Button>
      )}
      {given.proposals.length > 0 && (
        <FormField
          form={form}
          name="proposal"
          label={t('proposal')}
          isOptional
          hint={values.proposal && values.proposal === given.proposal ? t('signedHint') : undefined}
        >
          {(control) => (
            <select {...control} onChange={({ target }) => choose(target.value)}>
              <option value="">{t('noProposal')}</option>
              {given.proposals.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField form={form} name="description" label={t('description')} hint={t('descriptionHint')}>
        {(control) => (
          <textarea {...control} required rows={3} lang={language} maxLength={invoiceLimits.description} />
        )}
      </FormField>
      <div className="grid gap-4 md:grid-cols-[1fr_--spacing(28)_--spacing(40)]">
        <FormField form={form} name="amount" label={t('amount')} error={form.codeOf('amount') && amountError}>
          {(control) => <input {...control} required inputMode="decimal" />}
        </FormField>
        <FormField form={form} name="currency" label={t('currency')}>
          {(control) => (
            <select {...control} value={currency}>
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField form={form} name="due" label={t('due')}>
          {(control) => <input {...control} type="date" required min={given.today} />}
        </FormField>
      </div>
      <MissingInstructions currency={currency} given={given} />
      <UnprintableNote characters={unprintableIn(values.number, name, values.description)} />
      <p className={messageClass.hint}>
        {isSuspended ? t('finalSilent') : t('final', { name, language: common(language) })}
      </p>
    </VerbForm>
  )
}

const currencyOf = (code: string) => currencies.find((known) => known === code) ?? defaultCurrency
