'use client'

import { useLocale, useTranslations } from 'next-intl'

import { useAgencyDay } from '@/components/staff/use-time'
import { sourceKey } from '@/features/leads/board-rules'
import { dayOf } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { DealStep } from '../deal-rules'

/** A pier, and its words. */
const looks: Record<DealStep['state'], { pier: string; words?: string }> = {
  done: { pier: 'bg-ink' },
  now: { pier: 'bg-purple-text', words: 'text-purple-text' },
  next: { pier: 'border-2 border-field-line bg-ground', words: 'text-muted' },
}

/** The deal as a bridge: a pier for each step, dashed to what comes next. */
export function DealBridge({ steps }: { steps: readonly DealStep[] }) {
  const t = useTranslations('clientBoard.deal')
  return (
    <ol
      className="mt-5 mb-2 grid auto-cols-[minmax(0,1fr)] md:mb-6.5 md:grid-flow-col md:pl-1.25"
      aria-label={t('label')}
    >
      {steps.map((step, index) => (
        <li
          key={step.kind}
          className="relative leading-4.5 wrap-anywhere max-md:pb-3.5 max-md:pl-7 md:-ml-1.25 md:pt-11.5 md:pr-4"
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span
            className={`absolute left-0 z-1 size-2.5 rounded-full max-md:top-1.25 md:top-7.25 ${looks[step.state].pier}`}
          />
          <Arch next={steps[index + 1]} />
          <b className={`block text-small/5 ${looks[step.state].words ?? ''}`}>{t(step.kind)}</b>
          <When step={step} />
          <Detail step={step} />
        </li>
      ))}
    </ol>
  )
}

/** What leads to the next pier: an arch, or a line down on a phone. */
function Arch({ next }: { next: DealStep | undefined }) {
  if (!next) return null
  const isOpen = next.state === 'next'
  return (
    <>
      <svg
        className={`absolute top-0 left-1.25 h-9 w-[calc(100%-(--spacing(1.25)))] overflow-visible fill-none stroke-2 max-md:hidden ${isOpen ? 'stroke-field-line' : 'stroke-ink'}`}
        strokeDasharray={isOpen ? '3 6' : undefined}
        viewBox="0 0 100 36"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 34A50 32 0 0 1 100 34" vectorEffect="non-scaling-stroke" />
      </svg>
      <span
        className={`absolute top-4.5 -bottom-0.5 left-1 border-l-2 md:hidden ${isOpen ? 'border-dashed border-field-line' : 'border-ink'}`}
      />
    </>
  )
}

function When({ step: { at, verb } }: { step: DealStep }) {
  const t = useTranslations('clientBoard.deal')
  const day = useAgencyDay()
  if (!at) return <span className="block">{t('notYet')}</span>
  const date = day(verb === 'paid' || verb === 'due' ? dayOf(at) : at)
  return (
    <time dateTime={at} className="block">
      {verb ? t(`verbs.${verb}`, { date }) : date}
    </time>
  )
}

function Detail({ step: { kind, detail, amount } }: { step: DealStep }) {
  const sources = useTranslations('leads.sources')
  const language = useLocale()
  const parts = [
    // The detail of a lead is its source, whose names next-intl types; other steps have a text there.
    kind === 'lead' && detail ? sources(sourceKey(detail as never)) : detail,
    amount && money(amount.cents, amount.currency, language),
  ].filter(Boolean)
  return (
    parts.length > 0 && <small className="block text-note text-muted tabular-nums">{parts.join(', ')}</small>
  )
}
