'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import { memo } from 'react'

import { iconButton } from '@/components/staff/icon-button'
import { here } from '@/components/staff/use-url'
import { Icon } from '@/components/staff/icon'
import { listTime } from '@/components/staff/use-time'
import { mailtoLink } from '@/lib/email-address'
import type { ListedLead } from '../queries/lead-rows'
import { AssigneeSelect, StatusSelect } from './lead-selects'
import { newProposalHref, propose, leadHref, openLead } from './lead-params'
import { ClockWords, useReplyClock } from './reply-clock'
import { sourceKey } from '../board-rules'
import { useLeadChanges } from './lead-mutations'

type Props = { lead: ListedLead; isCurrent: boolean; onDelete: (lead: ListedLead) => void }

/** The icons that each row takes from the board. */
export const leadIcons = ['eye', 'proposal', 'bin'] as const

/** A lead on the board, with its inline controls. */
export const LeadRow = memo(function LeadRow({ lead, isCurrent, onDelete }: Props) {
  const t = useTranslations('leadBoard')
  const names = useTranslations('leads')
  const { setStatus, assign } = useLeadChanges(lead)
  const { id, email, phone, ways, company } = lead
  const name = lead.name || t('unknown')
  const source = names(`sources.${sourceKey(lead.sourceName)}`)
  const href = leadHref('', id)
  return (
    <tr data-row={id} data-current={isCurrent || undefined}>
      <th scope="row" className="board-contact">
        <a href={href} className={`lead-name ${lead.name ? '' : 'muted'}`} onClick={here(() => openLead(id))}>
          {name}
        </a>
        <span className="lead-addresses">
          <a href={mailtoLink(email)} title={email}>
            {email}
          </a>
          {phone && (ways ? <a href={ways.call}>{phone}</a> : <span>{phone}</span>)}
        </span>
        {/* Where the columns of these have no room. */}
        <span className="lead-origin">
          {company && <span className="lead-origin-company">{company}</span>}
          <span>{source}</span>
          <span>{`${t('columns.score')} ${lead.score}`}</span>
        </span>
      </th>
      <td className="board-company">
        <span title={company ?? undefined}>{company ?? '—'}</span>
      </td>
      <td className="board-source">{source}</td>
      <td className="board-status">
        <StatusSelect status={lead.status} label={t('statusOf', { name })} onChange={setStatus} />
      </td>
      <td className="board-score">
        <span className="lead-score">
          <b>{lead.score}</b>
          <meter min={0} max={100} value={lead.score} aria-hidden="true" />
        </span>
      </td>
      <td className="board-assignee">
        <AssigneeSelect assignee={lead.assignee} label={t('assigneeOf', { name })} onChange={assign} />
      </td>
      <td className="board-created">
        <Created lead={lead} />
      </td>
      <td className="board-actions">
        <span>
          <a href={href} className={iconButton} onClick={here(() => openLead(id))}>
            <Icon name="eye" isRepeated />
            <span className="sr-only">{`${t('view')}: ${name}`}</span>
          </a>
          <a href={newProposalHref(id)} className={iconButton} onClick={here(() => propose(id))}>
            <Icon name="proposal" isRepeated />
            <span className="sr-only">{`${t('createProposal')}: ${name}`}</span>
          </a>
          <button type="button" className={`${iconButton} lead-delete`} onClick={() => onDelete(lead)}>
            <Icon name="bin" isRepeated />
            <span className="sr-only">{`${t('delete')}: ${name}`}</span>
          </button>
        </span>
      </td>
    </tr>
  )
})

/** When the lead arrived, and its clock. */
function Created({ lead }: { lead: ListedLead }) {
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const clock = useReplyClock(lead)
  return (
    <>
      <time dateTime={lead.createdAt}>{listTime(new Date(lead.createdAt), language, zone, useNow())}</time>
      {clock && <ClockWords clock={clock} />}
    </>
  )
}
