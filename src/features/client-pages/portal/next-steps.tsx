import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import type { Proposals } from '@/features/proposals/queries/client-proposals'
import { Link } from '@/components/portal/link'
import { agencyDay, dayText } from '@/lib/agency-day'
import { money, joinedMoney } from '@/lib/money'
import type { Invoices } from '@/features/invoices/queries/invoices'

/** On a phone a step reaches from edge to edge. */
const edges = 'max-md:-mx-gutter'
const step =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-2 px-7 py-6 max-md:grid-cols-1 max-md:gap-3 max-md:px-gutter'

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
    <section
      className={`${edges} ${step} mt-9 border-t-2 border-red-mark bg-red-ground max-md:mt-7`}
      aria-labelledby="overdue-step"
    >
      <div className="min-w-0 wrap-anywhere">
        <h2 id="overdue-step" className="text-heading leading-[1.28] text-red-text">
          {t('title', { count, days })}
        </h2>
        <p>{t('text', values)}</p>
      </div>
      <Link
        href={`/dashboard/invoices/${invoice.id}`}
        prefetch={false}
        className={buttonClass('accent', 'normal', 'max-md:mt-1')}
      >
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

const act = 'relative focus-visible:outline-ink max-md:mt-1'
const line = 'border-ink hover:bg-ink/8 hover:text-ink'

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
    <section
      className={`${edges} ${isFirst ? 'mt-9 max-md:mt-7' : 'mt-4 max-md:mt-0'}`}
      aria-labelledby="next-step"
    >
      {/* The same in both color schemes. */}
      <div
        data-scheme="light"
        className={`${step} relative overflow-hidden rounded-control bg-(--maiz) text-ink max-md:rounded-none`}
      >
        <svg
          viewBox="0 0 340 120"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
          className="pointer-events-none absolute right-51 bottom-0 h-21 w-59 opacity-22 max-md:hidden"
        >
          <path d="M10 120a160 108 0 0 1 320 0M40 120a130 84 0 0 1 260 0M70 120a100 60 0 0 1 200 0" />
        </svg>
        <div className="relative min-w-0 wrap-anywhere">
          <h2 id="next-step" className="text-heading leading-[1.28]">
            {t('title', { count })}
          </h2>
          <p className="max-w-132">{t.rich(terms.expires ? 'until' : 'open', { ...values, name, date })}</p>
        </div>
        <Link
          href={`/proposal/${id}`}
          prefetch={false}
          className={buttonClass(isFirst ? 'accent' : 'line', 'normal', isFirst ? act : `${act} ${line}`)}
        >
          {t('act')}
        </Link>
      </div>
    </section>
  )
}
