'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'

import { BoardKeys, useKeys } from '@/components/staff/keys'
import type { TicketDetails } from '../queries/ticket-details'
import { Composer, type ComposerHandle } from './composer'
import { SUPPORT_HREF } from './ticket-params'
import { TicketHead, TicketRecipient } from './ticket-head'
import { TicketRail } from './ticket-rail'
import { TicketThread } from './ticket-thread'
import { UndoBar, usePendingReply } from './undo-bar'

type Props = { details: TicketDetails; readAt: number; user: string; onEarlier: () => void }

/** A ticket as staff work on it: the recipient, the thread, and the composer below it. */
export function StaffTicket({ details, readAt, user, onEarlier }: Props) {
  const t = useTranslations('supportBoard.keyNames')
  const router = useRouter()
  const composer = useRef<ComposerHandle>(null)
  const head = useRef<HTMLDivElement>(null)
  const pending = usePendingReply(details, readAt, (body, status) => composer.current?.restore(body, status))

  useKeys({
    r: () => composer.current?.focus(),
    n: () => composer.current?.focus('note'),
    s: () => head.current?.querySelector<HTMLElement>('[data-control="status"]')?.focus(),
    z: () => pending.undo?.(),
    Escape: () => router.push(SUPPORT_HREF),
  })

  return (
    <>
      <div ref={head}>
        <TicketHead details={details} />
        <TicketRecipient details={details} />
      </div>
      <div className="ticket-columns">
        <div>
          <TicketThread details={details} onEarlier={onEarlier} />
          <div className="ticket-answer">
            {pending.reply && (
              <UndoBar key={pending.reply.id} recipient={details.recipient.name} {...pending} />
            )}
            <Composer ref={composer} details={details} user={user} />
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
