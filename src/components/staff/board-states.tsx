'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/error-icon'
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

type NoMatchProps = {
  /** The namespace of the texts. */
  texts: 'clientBoard.empty' | 'leadBoard.empty' | 'supportBoard.empty'
  query?: string | undefined
  onClear: () => void
}

/** Says that no row matches, with a button that clears the filters. */
export function BoardNoMatch({ texts, query, onClear }: NoMatchProps) {
  const t = useTranslations(texts)
  return (
    <BoardEmpty title={t('title')} text={query ? t('searched', { query }) : t('filtered')}>
      <Button variant="line" size="compact" onClick={onClear}>
        {t('clear')}
      </Button>
    </BoardEmpty>
  )
}

type FailedProps = { title: string; error: unknown; kept?: string; onRetry: () => void }

/** In place of what could not be read. */
export function BoardFailed({ title, error, kept, onRetry }: FailedProps) {
  const t = useTranslations('dashboard')
  const { requestId } = requestErrorOf(error).details
  const reason = readReasonOf(error)
  return (
    <div role="alert" className="board-failed">
      <ErrorIcon />
      <p>
        <b>{title}</b>
        <span>
          {[reason && t(`readReasons.${reason}`), kept, requestId && t('request', { id: requestId })]
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
