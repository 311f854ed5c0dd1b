'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Skeleton } from '@/components/ui/skeleton'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { requestErrorOf } from '@/lib/request-error'
import { readReasonOf } from './failure'

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6']

/** Rows of the true height, and the words for those who cannot see them. */
export const BoardLoading = ({ columns, text }: { columns: number; text: string }) => (
  <>
    {SKELETON_ROWS.map((row) => (
      <tr key={row} data-skeleton aria-hidden={row !== '1'}>
        {row === '1' ? (
          <td colSpan={columns}>
            <span className="animate-late text-muted">{text}</span>
          </td>
        ) : (
          Array.from({ length: columns }, (_, column) => (
            <td key={column}>
              <Skeleton />
            </td>
          ))
        )}
      </tr>
    ))}
  </>
)

type EmptyProps = { title: string; text: string; children?: ReactNode }

/** Why there is nothing, and one way out. */
export const BoardEmpty = (props: EmptyProps) => (
  <EmptyState picture="bridge" heading="h3" className="border-y border-line" {...props} />
)

export type NoneProps = {
  title: string
  /** What is said when there have never been rows, and one way to the first. */
  first: string
  action?: ReactNode
  /** What is said when the filters match none, and, where the usual words do not fit, of a search and on the button that clears them. */
  filtered?: { text: string; searched?: string; clear?: string }
}

/** In place of the rows when there are none: there were never any, or the filters match none. */
export function BoardNone({ board, title, first, action, filtered }: NoneProps & { board: Filtered }) {
  const t = useTranslations('dashboard.filtered')
  const { isFiltered, clearFilters, params } = board
  if (!filtered || !isFiltered)
    return (
      <BoardEmpty title={title} text={first}>
        {action}
      </BoardEmpty>
    )
  const { text, searched, clear } = filtered
  return (
    <BoardEmpty title={title} text={params.q ? (searched ?? t('searched', { query: params.q })) : text}>
      <Button variant="line" size="compact" onClick={clearFilters}>
        {clear ?? t('clear')}
      </Button>
    </BoardEmpty>
  )
}

type Filtered = {
  isFiltered: boolean
  clearFilters: () => void
  params: Readonly<Record<string, string | undefined>>
}

type FailedProps = {
  title: string
  error: unknown
  hasFilters?: boolean
  onRetry: () => void
  className?: string
}

/** In place of what could not be read. */
export function BoardFailed({ title, error, hasFilters = false, onRetry, className = 'my-2' }: FailedProps) {
  const t = useTranslations('dashboard')
  const { requestId } = requestErrorOf(error).details
  const reason = readReasonOf(error)
  const words = [
    reason && t(`readReasons.${reason}`),
    hasFilters && t('filtered.kept'),
    requestId && t('request', { id: requestId }),
  ]
  const again = (
    <Button variant="inherit" size="compact" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <Notice tone="error" title={title} action={again} className={className}>
      {words.filter(Boolean).join(' ')}
    </Notice>
  )
}
