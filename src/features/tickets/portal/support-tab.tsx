import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { requirePortalSession } from '@/features/accounts/queries'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { SubjectReference } from '@/lib/ticket-subject'
import { ErrorPanel } from '@/components/portal/error-panel'
import { EmptyState } from '@/components/ui/empty-state'
import { Timestamp } from '@/components/ui/timestamp'
import { Cell, Table } from '@/components/ui/table'
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
    <Table columns={columns.map((key) => ({ key, label: t(`columns.${key}`) }))}>
      {tickets.map(({ id, title, priority, status, createdAt, lastActivity }) => (
        <tr
          key={id}
          className="max-md:relative max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-2 max-md:[grid-template-areas:'id_id'_'state_priority'_'date_date']"
        >
          <th
            scope="row"
            data-place="id"
            className="border-line py-4 pr-6 pl-0 align-top text-caption whitespace-normal text-ink max-md:border-0 max-md:p-0"
          >
            {/* On a phone the whole block is the link, for touch. */}
            <Link
              href={`/dashboard/tickets/${id}`}
              prefetch={false}
              className="hover:underline max-md:after:absolute max-md:after:inset-0"
            >
              {title}
            </Link>
          </th>
          <td className="max-md:[grid-area:priority]">
            <PriorityChip priority={priority} />
          </td>
          <Cell place="date" className="max-md:hidden">
            <Timestamp at={createdAt} form="day" isCapital {...time} />
          </Cell>
          <Cell place="date" className="max-md:[&_time]:inline">
            <span className="md:hidden">{t('activity')}</span>{' '}
            <Timestamp at={lastActivity} form="recent" isCapital {...time} />
          </Cell>
          <Cell place="state" className="max-md:justify-self-start">
            <StatusChip status={status} />
          </Cell>
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
    <section aria-labelledby="support-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-6 pb-2">
        <h2 id="support-title" className="text-heading">
          {t('heading')}
        </h2>
        <NewTicket author={visitor.user.id} subject={subject} />
      </div>
      {total === 0 ? <NoTickets /> : <TicketTable tickets={tickets} zone={zone} now={new Date()} />}
      {total > tickets.length && (
        <p className="text-small text-muted">{t('newestOf', { shown: tickets.length, total })}</p>
      )}
    </section>
  )
}
