'use client'

import { Link } from '@/components/staff/link'
import { useLocale, useTranslations } from 'next-intl'

import { ChipGlyph } from '@/components/ui/chip'
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
    <aside className="ticket-rail" aria-label={t('details')}>
      <h2>{t('details')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>
        {t('sameClient')} <Link href={clientHref(client.id)}>{t('viewClient')}</Link>
      </h2>
      <ul>
        {related.map((document) => (
          <RelatedItem key={document.id} document={document} />
        ))}
      </ul>
    </aside>
  )
}

function RelatedItem({ document }: { document: Related }) {
  const t = useTranslations('supportBoard.view')
  const { href, title, detail, look } = useRelated(document)
  return (
    <li>
      <Link href={href}>
        <span className={`related-glyph tint-${look.tint}`}>
          <ChipGlyph glyph={look.glyph} />
        </span>
        <span>
          {document.isSubject && <small>{t('subject')}</small>}
          <b>{title}</b>
          <small>{detail}</small>
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
