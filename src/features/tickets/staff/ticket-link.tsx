import type { DocumentViewServerProps } from 'payload'

import { buttonClass } from '@/components/ui/button'
import { SUPPORT_HREF, ticketHref } from './ticket-params'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const texts = { en: en.tickets, es: es.tickets }

/** In place of Payload's form of a ticket, where Payload would open one beside another document: the way to its page. */
export function TicketLink({ doc, initPageResult }: DocumentViewServerProps) {
  // Below the address of a new ticket, such as .../create/versions, there is none.
  const { id, number, title } = (doc as { id?: string; number?: number; title?: string } | null) ?? {}
  const { singular } = texts[initPageResult.req.i18n.language === 'es' ? 'es' : 'en']
  return (
    <a href={id ? ticketHref(id) : SUPPORT_HREF} className={buttonClass('line')}>
      {[`${singular} ${number ?? ''}`.trim(), title].filter(Boolean).join(': ')}
    </a>
  )
}
