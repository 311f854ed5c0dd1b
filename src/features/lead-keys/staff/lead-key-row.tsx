'use client'

import { useTranslations } from 'next-intl'

import { useTime } from '@/components/staff/use-time'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { sourceKey } from '@/features/leads/board-rules'
import type { ListedLeadKey } from '../queries/lead-keys'

const labeled = 'labeled max-md:col-span-full'

/** A key on the list. */
export function LeadKeyRow({ leadKey, onRevoke }: { leadKey: ListedLeadKey; onRevoke: () => void }) {
  const t = useTranslations('leadKeys')
  const sources = useTranslations('leads.sources')
  const time = useTime()
  const { id, name, source, perMinute, createdAt, createdBy, lastUsedAt, revokedAt } = leadKey
  return (
    <tr data-row={id} className={`items-center gap-y-1.5 ${revokedAt ? 'text-muted' : ''}`}>
      <th scope="row" className="font-semibold wrap-anywhere max-md:col-start-1">
        {name}
      </th>
      <td className={labeled} data-label={t('columns.source')}>
        {sources(sourceKey(source))}
      </td>
      <td className={labeled} data-label={t('columns.limit')}>
        {t('limit', { count: perMinute })}
      </td>
      <td className={labeled} data-label={t('columns.created')}>
        {time(createdAt)}
        {createdBy && (
          <small className="text-note leading-4.5 text-pretty text-muted md:block">
            {' '}
            {t('by', { name: createdBy })}
          </small>
        )}
      </td>
      <td className={labeled} data-label={t('columns.used')}>
        {lastUsedAt ? time(lastUsedAt) : t('never')}
      </td>
      <td className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
        {revokedAt ? (
          <Chip tint="gray" glyph="ring">
            {t('states.revoked')}
          </Chip>
        ) : (
          <Chip tint="green" glyph="dot">
            {t('states.works')}
          </Chip>
        )}
      </td>
      <td className="text-note max-md:col-span-full md:text-end">
        {revokedAt ? (
          t('revokedOn', { date: time(revokedAt) })
        ) : (
          <Button
            variant="line-remove"
            size="compact"
            aria-label={t('revokeOf', { name })}
            onClick={onRevoke}
          >
            {t('revoke')}
          </Button>
        )}
      </td>
    </tr>
  )
}
