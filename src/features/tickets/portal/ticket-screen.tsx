import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { textLink } from '@/components/ui/text-link'
import { Timestamp } from '@/components/ui/timestamp'
import { BackLink } from '@/components/portal/back-link'
import { PortalMain } from '@/components/portal/frame'
import { Link } from '@/components/portal/link'
import { subjectPath } from '@/lib/ticket-subject'
import { NotFoundPage } from '@/components/portal/not-found-page'
import type { TicketThread } from '../queries/ticket-thread'
import { RefreshOnReturn } from './refresh-on-return'
import { ReplyForm } from './reply-form'
import { Thread, ThreadMessage } from './thread'
import { PriorityChip, StatusChip } from './ticket-chips'
import type { TicketSubject } from '../queries/ticket-subject'

/** What a ticket is about, with a link to it. */
function TicketAbout({ about }: { about: TicketSubject }) {
  const t = useTranslations('tickets.about')
  return (
    <p className="mt-3 wrap-anywhere">
      {t.rich(about.kind, {
        name: about.name,
        link: (chunks) => (
          <Link href={subjectPath(about)} prefetch={false} className={textLink}>
            {chunks}
          </Link>
        ),
      })}
    </p>
  )
}

type Props = {
  ticket: TicketThread
  /** The id of the signed-in user. */
  reader: string
  brand: string
  zone: string
  now: Date
}

/** The page of a ticket: its title, the thread and the reply form. */
export function TicketScreen({ ticket, reader, brand, zone, now }: Props) {
  const t = useTranslations('tickets')
  const { id, number, title, status, priority, createdAt, description, opener, about, entries, page, pages } =
    ticket
  const time = { zone, now: now.toISOString() }
  const pageAt = (number: number) => `/dashboard/tickets/${id}${number > 1 ? `?page=${number}` : ''}`
  return (
    <PortalMain width="narrow">
      <BackLink href="/dashboard?tab=support">{t('back')}</BackLink>
      <h1 className="mt-2 text-title leading-[1.12]">{title}</h1>
      <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-2 text-muted">
        <StatusChip status={status} />
        <PriorityChip priority={priority} />
        {typeof number === 'number' && <span>{t('number', { number: String(number) })}</span>}
        <span>
          {t('opened')} <Timestamp at={createdAt} form="day" {...time} />
        </span>
      </p>
      {about && <TicketAbout about={about} />}
      <ol className="mt-9 border-t-2 border-ink" aria-label={t('thread.label')}>
        <li className="border-b border-line">
          <ThreadMessage author={opener} at={createdAt} body={description} brand={brand} time={time} />
        </li>
        {page < pages && <OtherPage href={pageAt(page + 1)}>{t('thread.earlier')}</OtherPage>}
        <Thread entries={entries} brand={brand} time={time} />
        {page > 1 && <OtherPage href={pageAt(page - 1)}>{t('thread.later')}</OtherPage>}
      </ol>
      {page === 1 ? (
        <ReplyForm key={id} ticket={id} author={reader} status={status} />
      ) : (
        <p className="pt-6 print:hidden">
          <Link href={pageAt(1)} prefetch={false} className={buttonClass('line')}>
            {t('thread.newest')}
          </Link>
        </p>
      )}
      <RefreshOnReturn />
    </PortalMain>
  )
}

/** A link to older or newer entries, as one of the thread. */
const OtherPage = ({ href, children }: { href: string; children: ReactNode }) => (
  <li className="border-b border-line print:hidden">
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-13 items-center justify-center font-strong text-link"
    >
      {children}
    </Link>
  </li>
)

/** Shown for a ticket that does not exist or belongs to another client. */
export function TicketNotFound() {
  const t = useTranslations('tickets.notFound')
  return <NotFoundPage title={t('title')} text={t('text')} back={t('back')} href="/dashboard?tab=support" />
}
