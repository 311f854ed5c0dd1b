'use client'

import { useLocale, useTranslations } from 'next-intl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useAgencyDay } from '@/components/staff/use-time'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { useReadErrorToast } from '@/components/staff/use-toasts'
import { useUrl, here } from '@/components/staff/use-url'
import { Button } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { CLIENTS_HREF, CLIENT_PARAMETER, DOCUMENTS_PARAMETER } from '@/features/clients/rules'
import { sourceKey } from '@/features/leads/board-rules'
import { dayOf } from '@/lib/agency-day'
import { money } from '@/lib/money'
import { requestErrorOf } from '@/lib/request-error'
import type { DealStep } from '../deal-rules'
import { ClientDocumentTabs } from './client-document-tabs'
import { ClientFacts } from './client-facts'
import { ClientHead } from './client-head'
import { clientDetailsQuery, firstPages } from './client-params'
import { ClientPeople } from './client-people'
import { ClientTimeline } from './client-timeline'

/** The deal as a bridge: a pier for each step, dashed to what comes next. */
function DealBridge({ steps }: { steps: readonly DealStep[] }) {
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
    // The detail of a lead is its source, whose names next-intl types; other steps have a text there.
    kind === 'lead' && detail ? sources(sourceKey(detail as never)) : detail,
    amount && money(amount.cents, amount.currency, language),
  ].filter(Boolean)
  return parts.length > 0 && <small>{parts.join(', ')}</small>
}

/** The page of a client, in place of the list. */
export function ClientPageView({ id }: { id: string }) {
  const t = useTranslations('clientBoard')
  const [, changeUrl] = useUrl()
  const [pages, setPages] = useState(firstPages)
  const { data, error, refetch } = useQuery({
    ...clientDetailsQuery(id, pages),
    placeholderData: keepPreviousData,
  })
  const isGone = error !== null && requestErrorOf(error).code === 'not_found'
  const back = () => changeUrl({ [CLIENT_PARAMETER]: undefined, [DOCUMENTS_PARAMETER]: undefined })

  useEffect(() => {
    // Some browsers return a promise, which React would call as the cleanup.
    scrollTo({ top: 0 })
  }, [])
  useReadErrorToast(isGone ? null : error, t('failed.one'))

  return (
    <section className="client-page">
      <a href={CLIENTS_HREF} className="client-back" onClick={here(back)}>
        <Arrow back />
        {t('view.back')}
      </a>
      {isGone && (
        <BoardEmpty title={t('view.notFound')} text={t('view.notFoundText')}>
          <Button variant="line" size="compact" onClick={back}>
            {t('view.back')}
          </Button>
        </BoardEmpty>
      )}
      {error && !isGone && (
        <BoardFailed title={t('failed.one')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <p role="status" className="animate-late text-muted">
          {t('loading')}
        </p>
      )}
      {data && !isGone && (
        <>
          <ClientHead details={data} onDeleted={back} />
          <DealBridge steps={data.steps} />
          <div className="client-columns">
            <div>
              <ClientFacts details={data} />
              <ClientPeople details={data} />
              <ClientDocumentTabs
                details={data}
                onMore={() => setPages((shown) => ({ ...shown, documents: shown.documents + 1 }))}
              />
            </div>
            <ClientTimeline
              {...data.timeline}
              onEarlier={() => setPages((shown) => ({ ...shown, timeline: shown.timeline + 1 }))}
            />
          </div>
        </>
      )}
    </section>
  )
}
