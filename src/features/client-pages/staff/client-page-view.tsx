'use client'

import { useTranslations } from 'next-intl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { BackLink } from '@/components/staff/back-link'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { useReadErrorToast } from '@/components/staff/use-toasts'
import { useUrl, here } from '@/components/staff/use-url'
import { Button } from '@/components/ui/button'
import { CLIENTS_HREF, CLIENT_PARAMETER, DOCUMENTS_PARAMETER } from '@/features/clients/rules'
import { requestErrorOf } from '@/lib/request-error'
import { ClientDocumentTabs } from './client-document-tabs'
import { ClientFacts } from './client-facts'
import { ClientHead } from './client-head'
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
    <section className="max-w-304">
      <BackLink href={CLIENTS_HREF} onClick={here(back)}>
        {t('view.back')}
      </BackLink>
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
          <div className="grid grid-cols-1 gap-x-12 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_--spacing(85)]">
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
