'use client'

import { useLocale, useTranslations } from 'next-intl'

import { useAgencyDay } from '@/components/staff/agency-zone'
import { sourceKey } from '@/features/leads/staff/source-key'
import { dayOf } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { DealStep } from '../deal-rules'

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
  const day = useAgencyDay()
  if (!at) return <span>{t('notYet')}</span>
  const date = day(verb === 'paid' || verb === 'due' ? dayOf(at) : at)
  return <time dateTime={at}>{verb ? t(`verbs.${verb}`, { date }) : date}</time>
}

function Detail({ step: { kind, detail, amount } }: { step: DealStep }) {
  const sources = useTranslations('leads.sources')
  const language = useLocale()
  const parts = [
    // The detail of a lead is its source; other steps have a text there.
    kind === 'lead' && detail ? sources(sourceKey(detail as never)) : detail,
    amount && money(amount.cents, amount.currency, language),
  ].filter(Boolean)
  return parts.length > 0 && <small>{parts.join(', ')}</small>
}
