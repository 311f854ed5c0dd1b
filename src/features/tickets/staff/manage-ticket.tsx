'use client'

import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { ChipGlyph } from '@/components/ui/chip'
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
    <StaffDialog title={title} className="manage-ticket" onClose={onClose}>
      <div className="dialog-body">
        <p className="manage-facts">
          <PriorityChip priority={priority} />
          <span>{t('ticket', { number })}</span>
          <span>{client.company ?? client.name}</span>
        </p>
        <p className="manage-description">{description}</p>
        <div>
          <p className="manage-label" id="manage-status">
            {t('manageDialog.status')}
          </p>
          <div className="manage-statuses" role="group" aria-labelledby="manage-status">
            {ticketStatuses.map((status) => (
              <button
                key={status}
                type="button"
                className={`manage-status tint-${statusStyles[status].tint}`}
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
          <p className="hint">{t('manageDialog.hint')}</p>
        </div>
      </div>
      <div className="dialog-foot">
        <Link href={ticketHref(id)} className="button button-quiet manage-open">
          {t('manageDialog.conversation')}
        </Link>
        <Button variant="line" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </StaffDialog>
  )
}
