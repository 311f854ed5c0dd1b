'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { showListTop } from '@/components/staff/show-list-top'
import type { UrlChange } from '@/lib/changed-query'
import type { LeadBoardPage } from '../queries/lead-board-page'

type Props = { page: LeadBoardPage; isByDate: boolean; onMove: (change: UrlChange) => void }

/** How many leads match, and the way to the pages beside this one. */
export function LeadPagination({ page, isByDate, onMove }: Props) {
  const t = useTranslations('leadBoard')
  const { previous, next, total } = page
  const labels = isByDate
    ? { first: t('newest'), previous: t('newer'), next: t('older'), last: t('oldest') }
    : { first: t('firstPage'), previous: t('previous'), next: t('next'), last: t('lastPage') }
  const steps = [
    { label: labels.first, isOff: !previous, change: {} },
    { label: labels.previous, isOff: !previous, change: { before: previous ?? undefined } },
    { label: labels.next, isOff: !next, change: { after: next ?? undefined } },
    { label: labels.last, isOff: !next, change: { last: '1' } },
  ]
  return (
    <div className="board-pagination">
      <p role="status">
        {total.more ? t('totalMore', { count: total.count }) : t('total', { count: total.count })}
      </p>
      {(previous ?? next) && (
        <nav aria-label={t('pages')}>
          {steps.map(({ label, isOff, change }) => (
            <Button
              key={label}
              variant="line"
              size="compact"
              disabled={isOff}
              onClick={({ currentTarget }) => {
                showListTop(currentTarget)
                onMove(change)
              }}
            >
              {label}
            </Button>
          ))}
        </nav>
      )}
    </div>
  )
}
