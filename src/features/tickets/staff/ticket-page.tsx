'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SetStepNav } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { BoardFailed } from '@/components/staff/board-states'
import { EMAIL_POLL_MS, isStillSending } from '@/features/mail/rules'
import { requestErrorOf } from '@/lib/request-error'
import type { TicketDetails } from '../queries/ticket-details'
import { SUPPORT_HREF, ticketDetailsQuery } from './ticket-params'
import { StaffTicket } from './staff-ticket'

const isEmailOnItsWay = (details: TicketDetails | undefined): boolean =>
  details?.entries.some((entry) => entry.kind === 'reply' && isStillSending(entry.email)) === true

type Props = {
  id: string
  /** The id of the signed-in user, whose drafts are kept. */
  user: string
}

/** The conversation of a ticket. What was read stays on the screen when a later read fails. */
export function TicketPage({ id, user }: Props) {
  const t = useTranslations('supportBoard')
  const router = useRouter()
  const [pages, setPages] = useState(1)
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...ticketDetailsQuery(id, pages),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => isEmailOnItsWay(state.data) && EMAIL_POLL_MS,
  })
  const isGone = error !== null && requestErrorOf(error).code === 'not_found'
  const steps = [
    { label: t('view.back'), url: SUPPORT_HREF },
    { label: data ? String(data.number) : t('view.details') },
  ]
  return (
    <main id="content" className="staff-dashboard ticket-page">
      <SetStepNav nav={steps} />
      {error && (
        <BoardFailed
          title={t('failed.one')}
          error={error}
          onRetry={() => (isGone ? router.push(SUPPORT_HREF) : void refetch())}
        />
      )}
      {data ? (
        <StaffTicket
          details={data}
          readAt={dataUpdatedAt}
          user={user}
          onEarlier={() => setPages((count) => count + 1)}
        />
      ) : (
        !error && (
          <p role="status" className="board-loading">
            {t('loading')}
          </p>
        )
      )}
    </main>
  )
}
