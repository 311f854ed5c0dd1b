'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { discardDrafts, useDraft } from '@/components/staff/dialog-drafts'
import { LeaveButton } from '@/components/staff/staff-dialog'
import { isDay } from '@/lib/agency-day'
import { UnprintableNote } from '@/components/staff/unprintable-note'
import { currencies, defaultCurrency, plainAmount } from '@/lib/money'
import { unprintableIn } from '@/lib/printable'
import { readAmount } from '@/lib/typed-amount'
import { requestErrorOf } from '@/lib/request-error'
import type { BilledProposal, NewInvoice } from '../queries/new-invoice'
import { invoiceLimits } from '../rules'
import { freeNumberOf, type InvoiceField } from './issue-mutation'
import { MissingInstructions } from './missing-instructions'
import { useAmountMessage } from '@/components/staff/use-amount-message'
import { useIssueInvoice } from './use-issue-invoice'

export const invoiceDrafts = (client: string): string => `new-invoice-${client}-`

type Props = { clientId: string; given: NewInvoice; onClose: () => void }

/** The form of a new invoice. A chosen proposal fills in what it says. */
export function InvoiceForm({ clientId, given, onClose }: Props) {
  const t = useTranslations('invoiceBoard.form')
  const common = useTranslations('dashboard')
  const amounts = useTranslations('amounts')
  const amountMessage = useAmountMessage()
  const drafts = invoiceDrafts(clientId)
  const [number, setNumber] = useDraft(`${drafts}number`, given.number)
  const first = given.proposals.find(({ id }) => id === given.proposal)
  const [description, setDescription] = useDraft(`${drafts}description`, first?.description)
  const [amount, setAmount] = useDraft(
    `${drafts}amount`,
    plainAmount(first?.amount, first?.currency ?? defaultCurrency),
  )
  const [due, setDue] = useDraft(`${drafts}due`, given.due)
  const [proposal, setProposal] = useDraft(`${drafts}proposal`, first?.id ?? '')
  const [draftedCurrency, setCurrency] = useDraft(`${drafts}currency`, first?.currency ?? defaultCurrency)
  const currency = currencies.find((code) => code === draftedCurrency) ?? defaultCurrency
  const [isTried, setIsTried] = useState(false)
  const { issue, isPending, error } = useIssueInvoice(drafts, clientId, given, () => {
    discardDrafts(drafts)
    onClose()
  })
  // Nothing is billed for zero.
  const cost = readAmount(amount, currency).amount || undefined
  const free = freeNumberOf(error)

  const choose = (chosen: BilledProposal | undefined) => {
    setProposal(chosen?.id ?? '')
    if (!chosen) return
    const isOurs = given.proposals.some((each) => each.description === description)
    if (isOurs || !description.trim()) setDescription(chosen.description)
    setAmount(plainAmount(chosen.amount, chosen.currency))
    setCurrency(chosen.currency)
  }

  const { fields = {} } = requestErrorOf(error).details
  const refused: Partial<Record<InvoiceField, string>> = {
    ...(fields.number && {
      number: fields.number === 'taken' ? takenText(free) : common('fieldErrors.invalid'),
    }),
    ...(fields.description && { description: common('fieldErrors.invalid') }),
    ...(fields.amount && { amount: amounts('aboveZero') }),
    ...(fields.due && { due: t(fields.due === 'past' ? 'duePast' : 'dueError') }),
    ...(fields.proposal && { proposal: t('proposalError') }),
  }
  const missing: Partial<Record<InvoiceField, string>> = {
    ...(!number.trim() && { number: common('fieldErrors.required') }),
    ...(!description.trim() && { description: common('fieldErrors.required') }),
    ...(cost === undefined && { amount: amountMessage(amount, currency).error ?? amounts('aboveZero') }),
    ...(!isDay(due) && { due: t('dueError') }),
    ...(isDay(due) && due < given.today && { due: t('duePast') }),
  }
  const errors = { ...refused, ...(isTried ? missing : {}) }

  function takenText(next: string | undefined) {
    return next ? t('taken', { number: next }) : t('takenShort')
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isPending || cost === undefined || Object.keys(missing).length > 0) return
    issue({ number, description, amount: cost, currency, due, proposal: proposal || null })
  }

  const { name, language, isSuspended } = given.client
  return (
    <form noValidate onSubmit={submit}>
      <div className="dialog-body">
        <p className="invoice-for">
          {t('client')} <b>{name}</b>
        </p>
        <Field label={t('number')} hint={t('numberHint')} error={errors.number}>
          {(control) => (
            <input
              {...control}
              required
              maxLength={invoiceLimits.number}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </Field>
        {fields.number === 'taken' && free && number !== free && (
          <Button variant="line" size="compact" onClick={() => setNumber(free)}>
            {t('useNext', { number: free })}
          </Button>
        )}
        {given.proposals.length > 0 && (
          <Field
            label={t('proposal')}
            optional={common('optional')}
            hint={proposal && proposal === given.proposal ? t('signedHint') : undefined}
            error={errors.proposal}
          >
            {(control) => (
              <select
                {...control}
                value={proposal}
                onChange={({ target }) => choose(given.proposals.find(({ id }) => id === target.value))}
              >
                <option value="">{t('noProposal')}</option>
                {given.proposals.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={t('description')} hint={t('descriptionHint')} error={errors.description}>
          {(control) => (
            <textarea
              {...control}
              required
              rows={3}
              lang={language}
              maxLength={invoiceLimits.description}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        <div className="invoice-amounts">
          <Field label={t('amount')} error={errors.amount}>
            {(control) => (
              <input
                {...control}
                required
                inputMode="decimal"
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
              />
            )}
          </Field>
          <Field label={t('currency')}>
            {(control) => (
              <select {...control} value={currency} onChange={({ target }) => setCurrency(target.value)}>
                {currencies.map((code) => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('due')} error={errors.due}>
            {(control) => (
              <input
                {...control}
                type="date"
                required
                min={given.today}
                value={due}
                onChange={({ target }) => setDue(target.value)}
              />
            )}
          </Field>
        </div>
        <MissingInstructions currency={currency} given={given} />
        <UnprintableNote characters={unprintableIn(number, name, description)} />
        <p className="hint">
          {isSuspended ? t('finalSilent') : t('final', { name, language: common(`languages.${language}`) })}
        </p>
      </div>
      <div className="dialog-foot">
        <LeaveButton />
        <Button variant="accent" type="submit" aria-disabled={isPending}>
          {isPending ? t('issuing') : t('issue')}
        </Button>
      </div>
    </form>
  )
}
