import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import type { StaffScreen } from '@/components/staff/staff-screen'
import { findTicketTitle } from '@/features/tickets/queries/ticket-subject'
import { NEW_TICKET, SUPPORT_HREF } from '@/features/tickets/staff/ticket-params'
import { TicketView } from '@/features/tickets/staff/ticket-view'
import { isStaff } from '@/lib/roles'
import { readPageSession } from '@/lib/server/auth/page-session'
import { attempt } from '@/lib/server/log'
import adminEn from '@/messages/en/admin.json'
import boardEn from '@/messages/en/supportBoard.json'
import adminEs from '@/messages/es/admin.json'
import boardEs from '@/messages/es/supportBoard.json'
import { deskPage, metadataOf, readDeskLanguage, type PageProps } from '../../../../desk-page'

const names = { en: adminEn.tickets.singular, es: adminEs.tickets.singular }
const texts = { en: boardEn.view, es: boardEs.view }

/** The address under which Payload would show a form for a new document. */
const CREATE = 'create'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ id = '' }, language, session] = await Promise.all([params, readDeskLanguage(), readPageSession()])
  const name = names[language]
  if (session.is !== 'user' || !isStaff(session.user) || id === CREATE) return metadataOf(name)
  const ticket = await attempt('the title of a ticket', findTicketTitle(session.req, id))
  return metadataOf(ticket ? `${name} ${ticket.number}: ${ticket.title}` : name)
}

type Screen = StaffScreen & { params: Record<string, string> }

/** A new ticket is opened on the board. */
function TicketScreen({ params: { id = '' }, ...screen }: Screen) {
  if (id === CREATE) redirect(`${SUPPORT_HREF}&${NEW_TICKET}=1`)
  return <TicketView {...screen} id={id} />
}

async function crumbs({ req, params: { id = '' }, language }: Screen) {
  const { back, details } = texts[language]
  const ticket = await attempt('the title of a ticket', findTicketTitle(req, id))
  return [{ label: back, href: SUPPORT_HREF }, { label: ticket ? String(ticket.number) : details }]
}

export default deskPage({
  segments: ({ id = '' }) => ['collections', 'tickets', id],
  crumbs,
  Screen: TicketScreen,
})
