import type { DefaultServerCellComponentProps } from 'payload'

import type { TicketMessage } from '@/payload-types'

const looks = {
  event: 'text-muted',
  note: 'bg-yellow-ground px-2.5 py-1.5 text-yellow-text',
  reply: '',
}

/** A message in the thread that the admin shows: its whole text, marked when it is an internal note. */
export function MessageCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const { type, visibility } = rowData as TicketMessage
  const kind = type === 'status_change' ? 'event' : visibility === 'internal' ? 'note' : 'reply'
  return (
    <div className={`max-w-[72ch] wrap-anywhere whitespace-pre-line ${looks[kind]}`}>
      {kind === 'note' && (
        <strong className="block">{(i18n.t as (key: string) => string)('puente:ticketMessages:note')}</strong>
      )}
      {String(cellData ?? '')}
    </div>
  )
}
