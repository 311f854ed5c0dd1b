'use client'

import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'

import { Button, buttonClass } from '@/components/ui/button'
import { ChipGlyph, tintClass } from '@/components/ui/chip'
import { StaffDialog } from '@/components/staff/staff-dialog'
import type { BoardTicket } from '../queries/ticket-board-page'
import { ticketStatuses } from '../rules'
import { statusStyles } from '../ticket-styles'
import { PriorityChip } from './ticket-chips'
import { ticketHref } from './ticket-params'
import { useTicketChanges } from './ticket-mutations'

type Props = { ticket: BoardTicket; onClose: () => void }

/** The dialog that sets the status of a ticket, and closes when it is set. */
export function ManageTicket({ ticket, onClose }: Props) {
  const t = useTranslations('supportBoard')
  const common = useTranslations('dashboard')
  const names = useTranslations('ticketNames.statuses')
  const { setStatus, isSavingStatus } = useTicketChanges(ticket)
  const { id, number, title, description, priority, client } = ticket
  return (
    <StaffDialog title={title} onClose={onClose}>
      <div className={dialogBody}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <PriorityChip priority={priority} />
          <span>{t('ticket', { number })}</span>
          <span>{client.company ?? client.name}</span>
        </p>
        <p className="leading-6 wrap-anywhere whitespace-pre-line">{description}</p>
        <div>
          <p className="mb-2 font-semibold" id="manage-status">
            {t('manageDialog.status')}
          </p>
          <div
            className="mb-2 grid grid-cols-2 gap-2 md:grid-cols-4"
            role="group"
            aria-labelledby="manage-status"
          >
            {ticketStatuses.map((status) => (
              <button
                key={status}
                type="button"
                className={`flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-control border px-2 py-1 font-semibold aria-disabled:cursor-progress aria-disabled:opacity-60 max-md:min-h-11 ${ticket.status === status ? `border-current forced-chosen ${tintClass(statusStyles[status].tint)}` : 'border-field-line bg-surface hover:border-ink'}`}
                aria-pressed={ticket.status === status}
                aria-disabled={isSavingStatus}
                onClick={() => {
                  if (!isSavingStatus) setStatus(status, onClose)
                }}
              >
                <ChipGlyph glyph={statusStyles[status].glyph} />
                {names(status)}
              </button>
            ))}
          </div>
          <p className="text-note text-muted">{t('manageDialog.hint')}</p>
        </div>
      </div>
      <div className={dialogFoot}>
        <Link href={ticketHref(id)} className={buttonClass('quiet', 'normal', 'mr-auto')}>
          {t('manageDialog.conversation')}
        </Link>
        <Button variant="line" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </StaffDialog>
  )
}
