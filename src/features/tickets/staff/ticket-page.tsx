'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, useRef } from 'react'

import { StaffPage } from '@/components/staff/staff-page'
import { BoardFailed } from '@/components/staff/board-states'
import { useOpen } from '@/components/staff/link'
import { EMAIL_POLL_MS, isStillSending } from '@/features/mail/rules'
import { requestErrorOf } from '@/lib/request-error'
import { BoardKeys, useKeys } from '@/components/staff/keys'
import type { TicketDetails } from '../queries/ticket-details'
import { SUPPORT_HREF, ticketDetailsQuery } from './ticket-params'
import { Composer, type ComposerHandle } from './composer'
import { TicketHead, TicketRecipient } from './ticket-head'
import { TicketRail } from './ticket-rail'
import { TicketThread } from './ticket-thread'
import { UndoBar, usePendingReply } from './undo-bar'

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
  const open = useOpen()
  const [pages, setPages] = useState(1)
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...ticketDetailsQuery(id, pages),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => isEmailOnItsWay(state.data) && EMAIL_POLL_MS,
  })
  const isGone = error !== null && requestErrorOf(error).code === 'not_found'
  return (
    <StaffPage width="narrow">
      {error && (
        <BoardFailed
          title={t('failed.one')}
          error={error}
          onRetry={() => (isGone ? open(SUPPORT_HREF) : void refetch())}
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
          <p role="status" className="animate-late text-muted">
            {t('loading')}
          </p>
        )
      )}
    </StaffPage>
  )
}

type StaffTicketProps = { details: TicketDetails; readAt: number; user: string; onEarlier: () => void }

/** A ticket as staff work on it: the recipient, the thread, and the composer below it. */
function StaffTicket({ details, readAt, user, onEarlier }: StaffTicketProps) {
  const t = useTranslations('supportBoard.keyNames')
  const open = useOpen()
  const composer = useRef<ComposerHandle>(null)
  const head = useRef<HTMLDivElement>(null)
  const pending = usePendingReply(details, readAt, (body, status) => composer.current?.restore(body, status))

  useKeys({
    r: () => composer.current?.focus(),
    n: () => composer.current?.focus('note'),
    s: () => head.current?.querySelector<HTMLElement>('[data-control="status"]')?.focus(),
    z: () => pending.undo?.(),
    Escape: () => open(SUPPORT_HREF),
  })

  return (
    <>
      <div ref={head}>
        <TicketHead details={details} />
        <TicketRecipient details={details} />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-8 lg:grid-cols-[minmax(0,--spacing(195))_minmax(--spacing(62),1fr)] xl:gap-x-12">
        <div>
          <TicketThread details={details} onEarlier={onEarlier} />
          <div className="bg-ground pt-4 md:sticky md:bottom-0 md:z-2">
            {pending.reply && (
              <UndoBar key={pending.reply.id} recipient={details.recipient.name} {...pending} />
            )}
            <Composer ref={composer} details={details} user={user} isSmall={pending.reply !== undefined} />
          </div>
          <BoardKeys
            keys={[
              { keys: ['R'], label: t('answer') },
              { keys: ['N'], label: t('note') },
              { keys: ['S'], label: t('status') },
              { keys: ['Esc'], label: t('back') },
            ]}
          />
        </div>
        <TicketRail details={details} />
      </div>
    </>
  )
}
