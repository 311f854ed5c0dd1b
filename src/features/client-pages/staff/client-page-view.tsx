'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { here } from '@/components/staff/here'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useUrl } from '@/components/staff/use-url'
import { requestErrorOf } from '@/lib/request-error'
import { CLIENTS_HREF, CLIENT_PARAMETER, DOCUMENTS_PARAMETER } from '@/features/clients/rules'
import { ClientFacts } from './client-facts'
import { ClientHead } from './client-head'
import { ClientDocumentTabs } from './client-document-tabs'
import { clientDetailsQuery, firstPages } from './client-params'
import { ClientPeople } from './client-people'
import { ClientTimeline } from './client-timeline'
import { DealBridge } from './deal-bridge'

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
        <p role="status" className="board-loading">
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
