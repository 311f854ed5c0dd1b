import { getLocale, getTranslations } from 'next-intl/server'

import { portalVisit } from '@/features/accounts/queries'
import { settingsOrNone } from '@/features/settings/queries'
import { ownTickets } from '../queries'
import { NewTicket } from './new-ticket'
import { NoTickets } from './no-tickets'
import { TicketTable } from './ticket-table'
import { TicketsFailed } from './tickets-failed'

/** The Support tab of the dashboard: the client's tickets, newest first, and a way to open one. */
export async function SupportTab() {
  const visitor = await portalVisit('/dashboard?tab=support')
  if (visitor.standing !== 'client') return null
  const t = await getTranslations('tickets')
  const { zone } = await settingsOrNone(await getLocale())
  const list = await ownTickets(visitor.req)
  if (!list) return <TicketsFailed />
  const { tickets, total } = list
  return (
    <section className="support" aria-labelledby="support-title">
      <div className="support-head">
        <h2 id="support-title">{t('heading')}</h2>
        <NewTicket />
      </div>
      {total === 0 ? <NoTickets /> : <TicketTable tickets={tickets} zone={zone} now={new Date()} />}
      {total > tickets.length && <p className="hint">{t('newestOf', { shown: tickets.length, total })}</p>}
    </section>
  )
}
