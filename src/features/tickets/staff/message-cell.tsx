import type { DefaultServerCellComponentProps } from 'payload'

import type { TicketMessage } from '@/payload-types'

/** A message in the thread that the admin shows: its whole text, marked when it is an internal note. */
export function MessageCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const { type, visibility } = rowData as TicketMessage
  const kind = type === 'status_change' ? 'event' : visibility === 'internal' ? 'note' : 'reply'
  return (
    <div className={`thread-cell thread-cell-${kind}`}>
      {kind === 'note' && (
        <strong>{(i18n.t as (key: string) => string)('puente:ticketMessages:note')}</strong>
      )}
      {String(cellData ?? '')}
    </div>
  )
}
