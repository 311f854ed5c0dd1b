'use client'

import { Link } from '@payloadcms/ui'
import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import { listTime } from '@/features/dashboard/staff/list-time'
import { localizedPath, type Language } from '@/i18n/languages'
import { money } from '@/lib/money'
import type { RecentProposal } from '../queries/recent-proposals'

const looks: Record<RecentProposal['state'], { tint: Tint; glyph: Glyph }> = {
  draft: { tint: 'gray', glyph: 'ring' },
  awaiting: { tint: 'purple', glyph: 'half' },
  signed: { tint: 'emerald', glyph: 'check' },
  rejected: { tint: 'red', glyph: 'dash' },
  revised: { tint: 'yellow', glyph: 'ring' },
  expired: { tint: 'gray', glyph: 'dash' },
}

type Props = { proposal: RecentProposal; isCurrent: boolean }

/** A proposal in the list of the newest. Its page opens in a new tab, for those who may see it. */
export function RecentProposalRow({ proposal, isCurrent }: Props) {
  const t = useTranslations('proposalBoard.recent')
  const perMonth = useTranslations('proposalBoard.list')
  const language = useLocale() as Language
  const zone = useTimeZone() ?? 'UTC'
  const { id, title, client, setupFee, monthlyFee, amount, currency, state, createdAt, canView } = proposal
  const amountOf = (cents: number) => money(cents, currency, language)
  return (
    <tr data-row={id} className={isCurrent ? 'board-current' : undefined}>
      <th scope="row" className="board-proposal">
        <Link href={`/admin/collections/proposals/${id}`} className="row-title" prefetch={false}>
          {title}
        </Link>
      </th>
      <td className="board-client">
        {client ? client.name : t('noClient')}
        {client?.company && <span>{client.company}</span>}
      </td>
      <td className="board-setup board-right" data-label={t('columns.setup')}>
        {setupFee ? amountOf(setupFee) : '—'}
      </td>
      <td className="board-monthly board-right" data-label={t('columns.monthly')}>
        {monthlyFee ? perMonth('perMonth', { amount: amountOf(monthlyFee) }) : '—'}
      </td>
      <td className="board-amount board-right" data-label={t('columns.amount')}>
        {amountOf(amount)}
      </td>
      <td className="board-status">
        <Chip {...looks[state]}>{t(`states.${state}`)}</Chip>
      </td>
      <td className="board-created">
        <time dateTime={createdAt}>{listTime(new Date(createdAt), language, zone, useNow())}</time>
      </td>
      <td className="board-actions">
        {canView && (
          <a href={localizedPath(`/proposal/${id}`, language)} target="_blank" rel="noreferrer">
            {t('view')}
            <span className="sr-only">{`: ${title}, ${t('newTab')}`}</span>
          </a>
        )}
      </td>
    </tr>
  )
}
