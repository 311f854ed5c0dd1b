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

/**
 * Of the columns that a narrow table leaves out, because the first cell says what they do: a table of less than 900 px the
 * company, one of less than 1,080 px the source and the score. Staff has 14 px to a rem.
 */
export const inNarrow = { company: 'md:@max-[64rem]:hidden', rest: '@max-[77rem]:hidden' }

const address = 'truncate pb-1.5 text-muted no-underline hover:underline'

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
    <tr data-row={id} data-current={isCurrent || undefined} className="group/row">
      <th scope="row" className="max-md:col-start-1 md:py-1">
        <a
          href={href}
          className={`block truncate pt-1 font-semibold no-underline hover:underline max-md:-my-3 max-md:py-3 max-md:text-body/5.5 max-md:whitespace-normal ${lead.name ? 'text-ink' : 'text-muted'}`}
          onClick={here(() => openLead(id))}
        >
          {name}
        </a>
        <span className="flex gap-2.5 text-note/4.5 whitespace-nowrap max-md:hidden">
          <a href={mailtoLink(email)} title={email} className={`${address} min-w-0`}>
            {email}
          </a>
          {phone &&
            (ways ? (
              <a href={ways.call} className={`${address} flex-none`}>
                {phone}
              </a>
            ) : (
              <span>{phone}</span>
            ))}
        </span>
        {/* Where the columns of these have no room. */}
        <span className="hidden flex-wrap gap-x-2.5 text-gray-text max-md:pt-0.5 max-md:text-small/5 md:pb-1.5 md:text-note/4.5 @max-[77rem]:flex">
          {company && <span className="hidden wrap-anywhere md:@max-[64rem]:inline">{company}</span>}
          <span>{source}</span>
          <span>{`${t('columns.score')} ${lead.score}`}</span>
        </span>
      </th>
      <td className={`max-md:col-span-full max-md:text-gray-text ${inNarrow.company}`}>
        <span title={company ?? undefined} className="line-clamp-2 leading-4.5 wrap-anywhere">
          {company ?? '—'}
        </span>
      </td>
      <td className={inNarrow.rest}>{source}</td>
      <td className="max-md:col-start-2 max-md:row-start-1 max-md:-mt-2.5">
        <StatusSelect status={lead.status} label={t('statusOf', { name })} onChange={setStatus} />
      </td>
      <td className={inNarrow.rest}>
        <span className="flex items-center gap-1">
          <b className="w-6.5">{lead.score}</b>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-1 w-8 rounded-control bg-line fill-gray-text"
          >
            <rect width={lead.score} height="4" />
          </svg>
        </span>
      </td>
      <td className="max-md:col-start-1 max-md:row-start-4 max-md:max-w-60 max-md:self-center">
        <AssigneeSelect assignee={lead.assignee} label={t('assigneeOf', { name })} onChange={assign} />
      </td>
      <td className="text-note/4.5 max-md:col-span-full max-md:leading-5">
        <Created lead={lead} />
      </td>
      <td className="max-md:col-start-2 max-md:row-start-4">
        <span className="-mr-1.5 flex justify-end">
          <a href={href} className={iconButton} onClick={here(() => openLead(id))}>
            <Icon name="eye" isRepeated />
            <span className="sr-only">{`${t('view')}: ${name}`}</span>
          </a>
          <a href={newProposalHref(id)} className={iconButton} onClick={here(() => propose(id))}>
            <Icon name="proposal" isRepeated />
            <span className="sr-only">{`${t('createProposal')}: ${name}`}</span>
          </a>
          <button type="button" className={`${iconButton} max-md:hidden`} onClick={() => onDelete(lead)}>
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
  const line = 'block max-md:mr-2.5 max-md:inline-block'
  return (
    <>
      <time dateTime={lead.createdAt} className={line}>
        {listTime(new Date(lead.createdAt), language, zone, useNow())}
      </time>
      {clock && <ClockWords clock={clock} className={line} />}
    </>
  )
}
