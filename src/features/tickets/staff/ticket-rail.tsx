'use client'

import { Link } from '@/components/staff/link'
import { useLocale, useTranslations } from 'next-intl'

import { ChipGlyph, tintClass } from '@/components/ui/chip'
import { SmallHeading } from '@/components/staff/small-heading'
import { useDuration, useTime } from '@/components/staff/use-time'
import { minutesBetween } from '@/features/leads/first-reply-rules'
import { clientHref } from '@/features/clients/rules'
import { invoiceStyles } from '@/features/invoices/invoice-styles'
import { proposalStyles } from '@/features/proposals/proposal-state'
import { money } from '@/lib/money'
import { firstNameOf } from '@/lib/person-name'
import type { Related } from '../queries/related-documents'
import type { TicketDetails } from '../queries/ticket-details'
import { statusStyles } from '../ticket-styles'
import { ticketHref } from './ticket-params'

/** Facts about a ticket, and other documents of its client. */
export function TicketRail({ details }: { details: TicketDetails }) {
  const t = useTranslations('supportBoard.view')
  const timeOf = useTime()
  const duration = useDuration()
  const { number, opener, createdAt, firstReplyAt, lastReply, client, related } = details
  const facts = [
    [t('number'), number],
    [t('openedBy'), opener.name],
    [
      t('firstReply'),
      firstReplyAt
        ? t('firstReplyIn', {
            duration: duration(minutesBetween(new Date(createdAt), new Date(firstReplyAt))),
          })
        : t('noReply'),
    ],
    ...(lastReply
      ? [
          [
            t('lastWord'),
            t('lastWordAt', {
              name: firstNameOf(lastReply.name),
              time: timeOf(lastReply.at, 'sentence'),
            }),
          ],
        ]
      : []),
  ]
  return (
    <aside className="border-line pt-4 max-lg:mt-6 max-lg:border-t" aria-label={t('details')}>
      <SmallHeading className="mb-2">{t('details')}</SmallHeading>
      <dl className="pb-5">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[--spacing(31)_minmax(0,1fr)] gap-3 py-0.5">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <SmallHeading className="mb-2">
        {t('sameClient')}{' '}
        <Link href={clientHref(client.id)} className="text-note font-medium text-link">
          {t('viewClient')}
        </Link>
      </SmallHeading>
      <ul>
        {related.map((document) => (
          <RelatedItem key={document.id} document={document} />
        ))}
      </ul>
    </aside>
  )
}

const note = 'block text-note text-muted'

function RelatedItem({ document }: { document: Related }) {
  const t = useTranslations('supportBoard.view')
  const { href, title, detail, look } = useRelated(document)
  return (
    <li className="border-t border-line">
      <Link
        href={href}
        className="group grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2.5 py-2 leading-4.5 no-underline"
      >
        <span className={`grid size-6 place-items-center rounded-control ${tintClass(look.tint)}`}>
          <ChipGlyph glyph={look.glyph} />
        </span>
        <span className="wrap-anywhere">
          {document.isSubject && <small className={note}>{t('subject')}</small>}
          <b className="block group-hover:underline">{title}</b>
          <small className={note}>{detail}</small>
        </span>
      </Link>
    </li>
  )
}

function useRelated(document: Related) {
  const t = useTranslations('supportBoard.view')
  const tickets = useTranslations('ticketNames.statuses')
  const proposals = useTranslations('proposalNames.states')
  const invoices = useTranslations('invoiceNames.statuses')
  const language = useLocale()
  if (document.kind === 'ticket') {
    const { id, number, title, status } = document
    const detail = t('relatedTicket', { number, status: tickets(status) })
    return { href: ticketHref(id), title, detail, look: statusStyles[status] }
  }
  if (document.kind === 'proposal') {
    const { id, title, state } = document
    return {
      href: `/admin/collections/proposals/${id}`,
      title,
      detail: t('relatedProposal', { status: proposals(state) }),
      look: proposalStyles[state],
    }
  }
  const { id, invoiceNumber, status, amount, currency } = document
  return {
    href: `/admin/collections/invoices/${id}`,
    title: invoiceNumber,
    detail: t('relatedInvoice', {
      amount: money(amount, currency, language),
      status: invoices(status),
    }),
    look: invoiceStyles[status],
  }
}
