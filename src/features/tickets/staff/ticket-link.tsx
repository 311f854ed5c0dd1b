import type { DocumentViewServerProps } from 'payload'

import { buttonClass } from '@/components/ui/button'
import { ticketHref } from './ticket-params'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const texts = { en: en.tickets, es: es.tickets }

/** In place of Payload's form of a ticket, where Payload would open one beside another document: the way to its page. */
export function TicketLink({ doc, initPageResult }: DocumentViewServerProps) {
  const { number, title } = doc as { number?: number; title?: string }
  const { singular } = texts[initPageResult.req.i18n.language === 'es' ? 'es' : 'en']
  return (
    <a href={ticketHref(String(doc.id))} className={buttonClass('line')}>
      {[`${singular} ${number ?? ''}`.trim(), title].filter(Boolean).join(': ')}
    </a>
  )
}
