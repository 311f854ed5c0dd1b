import type { MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { showListTop } from './show-list-top'

type Props = {
  /** What the list contains, such as '11 open, 18 in total'. */
  parts: readonly string[]
  page: number
  pages: number
  labels: { pages: string; previous: string; next: string }
  /** Gets the page as the URL has it: undefined for the first. */
  onMove: (page: string | undefined) => void
}

/** Below a list of numbered pages: what it contains, and the way to the pages beside this one. */
export function BoardPagination({ parts, page, pages, labels, onMove }: Props) {
  const move = (to: string | undefined) => (event: MouseEvent) => {
    showListTop(event.currentTarget)
    onMove(to)
  }
  return (
    <div className="board-pagination">
      <p role="status">{parts.join(' · ')}</p>
      {pages > 1 && (
        <nav aria-label={labels.pages}>
          <Button
            variant="line"
            size="compact"
            disabled={page === 1}
            onClick={move(page > 2 ? String(page - 1) : undefined)}
          >
            {labels.previous}
          </Button>
          <Button variant="line" size="compact" disabled={page === pages} onClick={move(String(page + 1))}>
            {labels.next}
          </Button>
        </nav>
      )}
    </div>
  )
}
