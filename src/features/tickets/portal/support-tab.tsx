import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { requirePortalSession } from '@/features/accounts/queries'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { SubjectReference } from '@/lib/ticket-subject'
import { EmptyState, ErrorPanel } from '@/components/portal/list-states'
import { Timestamp } from '@/components/ui/timestamp'
import { Table } from '@/components/ui/table'
import { Link } from '@/components/portal/link'
import { listOwnTickets, type ListedTicket } from '../queries/ticket-list'
import { findNewSubject } from '../queries/ticket-subject'
import { NewTicket } from './new-ticket'
import { PriorityChip, StatusChip } from './ticket-chips'

const columns = ['ticket', 'priority', 'opened', 'activity', 'status'] as const

type Props = {
  tickets: ListedTicket[]
  zone: string
  now: Date
}

/** The tickets of a client. On phones each row is a block. */
function TicketTable({ tickets, zone, now }: Props) {
  const t = useTranslations('tickets')
  const time = { zone, now: now.toISOString() }
  return (
    <Table columns={columns.map((key) => ({ key, label: t(`columns.${key}`) }))} className="tickets">
      {tickets.map(({ id, title, priority, status, createdAt, lastActivity }) => (
        <tr key={id}>
          <th scope="row" className="data-table-id">
            <Link href={`/dashboard/tickets/${id}`} prefetch={false}>
              {title}
            </Link>
          </th>
          <td className="tickets-priority">
            <PriorityChip priority={priority} />
          </td>
          <td className="data-table-date tickets-opened">
            <Timestamp at={createdAt} form="day" {...time} />
          </td>
          <td className="data-table-date tickets-activity">
            <span className="tickets-label">{t('activity')}</span>{' '}
            <Timestamp at={lastActivity} form="recent" {...time} />
          </td>
          <td className="data-table-state">
            <StatusChip status={status} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Shown in place of tickets that could not be read. */
function TicketsError() {
  const t = useTranslations('tickets.failed')
  return <ErrorPanel title={t('title')} text={t('text')} retry={t('again')} path="/dashboard?tab=support" />
}

/** The empty state of the support tab. */
function NoTickets() {
  const t = useTranslations('tickets.empty')
  return <EmptyState title={t('title')} text={t('text')} heading="h3" />
}

/** The support tab of the dashboard: the client's tickets, newest first, and the form for a new one, `about` a document. */
export async function SupportTab({ about }: { about?: SubjectReference }) {
  const visitor = await requirePortalSession('/dashboard?tab=support')
  if (visitor.status !== 'client') return null
  const t = await getTranslations('tickets')
  const { zone } = await settingsOrDefaults(await getLocale())
  const [list, subject] = await Promise.all([
    listOwnTickets(visitor.req),
    about && findNewSubject(visitor.req, about),
  ])
  if (!list) return <TicketsError />
  const { tickets, total } = list
  return (
    <section className="support" aria-labelledby="support-title">
      <div className="support-head">
        <h2 id="support-title">{t('heading')}</h2>
        <NewTicket author={visitor.user.id} subject={subject} />
      </div>
      {total === 0 ? <NoTickets /> : <TicketTable tickets={tickets} zone={zone} now={new Date()} />}
      {total > tickets.length && <p className="hint">{t('newestOf', { shown: tickets.length, total })}</p>}
    </section>
  )
}
