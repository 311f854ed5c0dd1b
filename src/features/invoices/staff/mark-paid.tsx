'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { initialFocus, LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { isDay } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { BoardInvoice } from '../queries/invoice-board-page'

type Props = {
  invoice: BoardInvoice
  /** The agency's day, which is the latest day of a payment. */
  today: string
  onPaid: (day: string) => void
  onClose: () => void
}

/** Asks on which day an invoice was paid. */
export function MarkPaid({ invoice: { number, amount, currency }, today, onPaid, onClose }: Props) {
  const t = useTranslations('invoiceBoard.payDialog')
  const language = useLocale()
  const [day, setDay] = useState(today)
  const [isTried, setIsTried] = useState(false)
  const isValid = isDay(day) && day <= today
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isValid) return
    onPaid(day)
    onClose()
  }
  return (
    <StaffDialog title={t('title')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="dialog-body">
          <p>
            <b>{t('text', { number, amount: money(amount, currency, language) })}</b>
          </p>
          <Field label={t('date')} hint={t('hint')} error={isTried && !isValid ? t('future') : undefined}>
            {(control) => (
              <input
                {...control}
                type="date"
                required
                ref={initialFocus}
                max={today}
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
            )}
          </Field>
        </div>
        <div className="dialog-foot">
          <LeaveButton />
          <Button variant="accent" type="submit">
            {t('save')}
          </Button>
        </div>
      </form>
    </StaffDialog>
  )
}
