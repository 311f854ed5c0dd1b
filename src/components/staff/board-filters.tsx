'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { FilterSelects, type BoardFilter } from './filter-selects'
import { StaffDialog } from './staff-dialog'

type Props<Name extends string> = {
  filters: readonly BoardFilter<Name>[]
  values: Readonly<Partial<Record<Name, string | undefined>>>
  onChange: (change: Partial<Record<Name, string | undefined>>) => void
  /** The name of the sheet, and of the button that closes it. */
  labels: { filters: string; show: string }
}

/** The filters of a board with several. On phones, they are in a sheet. */
export function BoardFilters<Name extends string>({ labels, ...selects }: Props<Name>) {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const count = selects.filters.filter(({ name }) => selects.values[name]).length
  return (
    <>
      <div className="board-filters">
        <FilterSelects {...selects} />
      </div>
      <Button
        variant="line"
        size="compact"
        className="board-filters-open"
        onClick={() => setIsSheetOpen(true)}
      >
        {labels.filters}
        {count > 0 && <b className="board-filters-count">{count}</b>}
      </Button>
      {isSheetOpen && (
        <StaffDialog title={labels.filters} className="board-sheet" onClose={() => setIsSheetOpen(false)}>
          <div className="dialog-body">
            <FilterSelects {...selects} hasLabels />
          </div>
          <div className="dialog-foot">
            <Button variant="accent" size="compact" onClick={() => setIsSheetOpen(false)}>
              {labels.show}
            </Button>
          </div>
        </StaffDialog>
      )}
    </>
  )
}
