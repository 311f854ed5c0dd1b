'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import { memo } from 'react'

import { mailtoLink } from '@/lib/email-address'
import { LanguageBadge } from '@/components/staff/language-badge'
import { listTime } from '@/components/staff/list-time'
import type { ListedClient } from '../queries/client-board-page'
import { ClientLink } from '@/features/clients/staff/client-link'
import { ClientStatusSelect } from './client-status-select'

type Props = { client: ListedClient; isCurrent: boolean }

/** A client on the board. */
export const ClientRow = memo(function ClientRow({ client, isCurrent }: Props) {
  const t = useTranslations('clientBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const { id, name, email, company, billingId, status, createdAt } = client
  return (
    <tr data-row={id} className={isCurrent ? 'board-current' : undefined}>
      <th scope="row" className="board-client-name">
        <span className="client-name">
          <ClientLink id={id}>{name}</ClientLink>
          <LanguageBadge language={client.language} />
        </span>
        <a className="client-email" href={mailtoLink(email)}>
          {email}
        </a>
      </th>
      <td className="board-company">{company ?? '—'}</td>
      <td className="board-billing">
        <span className="board-label">{t('columns.billing')}</span>
        {billingId ? <code>{billingId}</code> : '—'}
      </td>
      <td className="board-status">
        <ClientStatusSelect id={id} status={status} label={t('statusOf', { name })} />
      </td>
      <td className="board-created">
        <time dateTime={createdAt}>{listTime(new Date(createdAt), language, zone, now)}</time>
      </td>
    </tr>
  )
})
