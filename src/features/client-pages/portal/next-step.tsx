import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import type { Proposals } from '@/features/proposals/queries/client-proposals'
import { Link } from '@/components/portal/link'
import { agencyDay } from '@/lib/agency-day'
import { money } from '@/lib/money'

type Props = {
  next: NonNullable<Proposals['next']>
  count: number
  zone: string
  /** Whether nothing is more urgent: a page has one filled button. */
  isFirst: boolean
}

/** Links to the proposal that expires first. */
export function NextStep({ next: { id, title, language, terms }, count, zone, isFirst }: Props) {
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
