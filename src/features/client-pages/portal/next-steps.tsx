import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import type { Proposals } from '@/features/proposals/queries/client-proposals'
import { Link } from '@/components/portal/link'
import { agencyDay, dayText } from '@/lib/agency-day'
import { money, joinedMoney } from '@/lib/money'
import type { Invoices } from '@/features/invoices/queries/invoices'

type OverdueStepProps = { next: NonNullable<Invoices['next']>; overdue: Invoices['overdue'] }

/** Links to the invoice that has been overdue longest. */
export function OverdueStep({ next: { invoice, days, count }, overdue }: OverdueStepProps) {
  const t = useTranslations('portal.dashboard.overdue')
  const language = useLocale()
  const values = {
    count,
    number: invoice.number,
    amount: joinedMoney(overdue, language),
    date: dayText(invoice.due, language),
  }
  return (
    <section className="overdue-step" aria-labelledby="overdue-step">
      <div>
        <h2 id="overdue-step">{t('title', { count, days })}</h2>
        <p>{t('text', values)}</p>
      </div>
      <Link href={`/dashboard/invoices/${invoice.id}`} prefetch={false} className={buttonClass('accent')}>
        {t('act')}
      </Link>
    </section>
  )
}

type NextStepProps = {
  next: NonNullable<Proposals['next']>
  count: number
  zone: string
  /** Whether nothing is more urgent: a page has one filled button. */
  isFirst: boolean
}

/** Links to the proposal that expires first. */
export function NextStep({ next: { id, title, language, terms }, count, zone, isFirst }: NextStepProps) {
  const t = useTranslations('portal.dashboard.next')
  const page = useLocale()
  const values = { amount: money(terms.amount, terms.currency, page) }
  const name = () => <span lang={language === page ? undefined : language}>{title}</span>
  // Both are on one line unless large text leaves too little space.
  const date = () =>
    terms.expires && <span className="inline-block">{agencyDay(terms.expires, page, zone)}</span>
  return (
    <section className="next-step" aria-labelledby="next-step">
      <svg viewBox="0 0 340 120" aria-hidden="true">
        <path d="M10 120a160 108 0 0 1 320 0M40 120a130 84 0 0 1 260 0M70 120a100 60 0 0 1 200 0" />
      </svg>
      <div>
        <h2 id="next-step">{t('title', { count })}</h2>
        <p>{t.rich(terms.expires ? 'until' : 'open', { ...values, name, date })}</p>
      </div>
      <Link href={`/proposal/${id}`} prefetch={false} className={buttonClass(isFirst ? 'accent' : 'line')}>
        {t('act')}
      </Link>
    </section>
  )
}
