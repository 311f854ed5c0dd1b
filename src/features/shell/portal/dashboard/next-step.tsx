import { useLocale, useTranslations } from 'next-intl'

import type { Proposals } from '@/features/proposals/queries'
import { Link } from '../link'
import { longDate, unbroken } from '@/lib/dates'
import { money } from '@/lib/money'

type Props = { next: NonNullable<Proposals['next']>; count: number; zone: string }

/** The one thing to do next: the proposal whose time runs out first. */
export function NextStep({ next: { id, title, language, terms }, count, zone }: Props) {
  const t = useTranslations('portal.dashboard.next')
  const page = useLocale()
  const said = { amount: money(terms.amount, terms.currency, page) }
  const name = () => <span lang={language === page ? undefined : language}>{title}</span>
  return (
    <section className="next-step" aria-labelledby="next-step">
      <svg viewBox="0 0 340 120" aria-hidden="true">
        <path d="M10 120a160 108 0 0 1 320 0M40 120a130 84 0 0 1 260 0M70 120a100 60 0 0 1 200 0" />
      </svg>
      <div>
        <h2 id="next-step">{t('title', { count })}</h2>
        <p>
          {terms.expires
            ? t.rich('until', { ...said, name, date: unbroken(longDate(terms.expires, page, zone)) })
            : t.rich('open', { ...said, name })}
        </p>
      </div>
      <Link href={`/proposal/${id}`} prefetch={false} className="button button-accent">
        {t('act')}
      </Link>
    </section>
  )
}
