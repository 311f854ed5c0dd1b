import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/portal/link'
import { dayText } from '@/lib/agency-day'
import { joinedMoney } from '@/lib/money'
import type { Invoices } from '../queries/invoices'

type Props = { next: NonNullable<Invoices['next']>; overdue: Invoices['overdue'] }

/** Links to the invoice that has been overdue longest. */
export function OverdueStep({ next: { invoice, days, count }, overdue }: Props) {
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
