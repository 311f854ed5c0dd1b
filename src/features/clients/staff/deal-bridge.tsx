'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'

import { sourceKey } from '@/features/leads/staff/source-key'
import type { Language } from '@/i18n/languages'
import { longDate } from '@/lib/dates'
import { money } from '@/lib/money'
import type { DealStep } from '../deal-rules'

/** Due dates and payment days are days in UTC. */
const dayVerbs: readonly unknown[] = ['paid', 'due']

/** The deal as a bridge: a pier for each step, dashed to what comes next. */
export function DealBridge({ steps }: { steps: readonly DealStep[] }) {
  const t = useTranslations('clientBoard.deal')
  return (
    <ol className="deal-bridge" aria-label={t('label')}>
      {steps.map((step) => (
        <li
          key={step.kind}
          className={`deal-${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <svg viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 34A50 32 0 0 1 100 34" />
          </svg>
          <b>{t(step.kind)}</b>
          <When step={step} />
          <Detail step={step} />
        </li>
      ))}
    </ol>
  )
}

function When({ step: { at, verb } }: { step: DealStep }) {
  const t = useTranslations('clientBoard.deal')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  if (!at) return <span>{t('notYet')}</span>
  const date = longDate(new Date(at), language, dayVerbs.includes(verb) ? 'UTC' : zone)
  return <time dateTime={at}>{verb ? t(`verbs.${verb}`, { date }) : date}</time>
}

function Detail({ step: { kind, detail, amount } }: { step: DealStep }) {
  const sources = useTranslations('leads.sources')
  const language = useLocale() as Language
  const parts = [
    kind === 'lead' && detail ? sources(sourceKey(detail as never)) : detail,
    amount && money(amount.cents, amount.currency, language),
  ].filter(Boolean)
  return parts.length > 0 && <small>{parts.join(', ')}</small>
}
