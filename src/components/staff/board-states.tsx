'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/field'
import { requestErrorOf } from '@/lib/request-error'
import { readReasonOf } from './failure'

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6']

/** Rows of the true height, and the words for those who cannot see them. */
export const BoardLoading = ({ columns, text }: { columns: number; text: string }) => (
  <>
    {SKELETON_ROWS.map((row) => (
      <tr key={row} className="board-skeleton" aria-hidden={row !== '1'}>
        {row === '1' ? (
          <td colSpan={columns}>
            <span className="board-loading">{text}</span>
          </td>
        ) : (
          Array.from({ length: columns }, (_, column) => (
            <td key={column}>
              <span className="skeleton" />
            </td>
          ))
        )}
      </tr>
    ))}
  </>
)

type EmptyProps = { title: string; text: string; children?: ReactNode }

/** Why there is nothing, and one way out. */
export const BoardEmpty = ({ title, text, children }: EmptyProps) => (
  <div className="board-empty">
    <svg viewBox="0 0 168 64" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M0 5h168M4 5v57M164 5v57M84 5v57M12 62V36a30 30 0 0 1 60 0v26M96 62V36a30 30 0 0 1 60 0v26" />
    </svg>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </div>
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

type FailedProps = { title: string; error: unknown; hasFilters?: boolean; onRetry: () => void }

/** In place of what could not be read. */
export function BoardFailed({ title, error, hasFilters = false, onRetry }: FailedProps) {
  const t = useTranslations('dashboard')
  const { requestId } = requestErrorOf(error).details
  const reason = readReasonOf(error)
  return (
    <div role="alert" className="board-failed">
      <ErrorIcon />
      <p>
        <b>{title}</b>
        <span>
          {[
            reason && t(`readReasons.${reason}`),
            hasFilters && t('filtered.kept'),
            requestId && t('request', { id: requestId }),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </p>
      <Button variant="line" size="compact" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
