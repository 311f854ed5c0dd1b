'use client'

import { Link } from '@payloadcms/ui'
import { useLocale, useTranslations } from 'next-intl'

import { money } from '@/lib/money'
import type { OpenProposal } from '../queries/open-proposals'
import { useAgencyDay } from '@/components/staff/agency-zone'
import { useAge } from './today-block'

/** A proposal that awaits a signature: whose, since when, how much, and until when it can be signed. */
export function ProposalRow({ proposal }: { proposal: OpenProposal }) {
  const t = useTranslations('dashboard.today')
  const language = useLocale()
  const age = useAge()
  const { id, title, client, sentAt, expiresAt, amount, currency } = proposal
  const about = [client?.company ?? client?.name, sentAt && t('sent', { time: age(sentAt) })]
  const date = useAgencyDay('short')
  return (
    <li>
      <Link className="today-row" href={`/admin/collections/proposals/${id}`} prefetch={false}>
        <span>
          <b title={title}>{title}</b>
          <small>{about.filter(Boolean).join(', ')}</small>
        </span>
        <span className="today-when">
          <b>{amount ? money(amount, currency, language) : '—'}</b>
          <small>{expiresAt ? t('expires', { date: date(expiresAt) }) : t('noExpiry')}</small>
        </span>
      </Link>
    </li>
  )
}
