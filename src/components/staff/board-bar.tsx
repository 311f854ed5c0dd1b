'use client'

import { type ComponentProps, type ReactNode, useState, useEffect, useRef, type RefObject } from 'react'
import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Button, buttonClass } from '@/components/ui/button'
import { Search } from '@/components/ui/icons'
import { Toolbar } from '@/components/ui/toolbar'
import { FilterSelects, type BoardFilter } from './filter-selects'
import { here } from './use-url'
import { Icon } from './icon'
import type { BoardState } from './use-board'
import { StaffDialog } from './staff-dialog'

type BoardFiltersProps<Name extends string> = {
  filters: readonly BoardFilter<Name>[]
  values: Readonly<Partial<Record<Name, string | undefined>>>
  onChange: (change: Partial<Record<Name, string | undefined>>) => void
  /** The name of the sheet, and of the button that closes it. */
  labels: { filters: string; show: string }
}

/** The filters of a board with several. On phones, they are in a sheet. */
function BoardFilters<Name extends string>({ labels, ...selects }: BoardFiltersProps<Name>) {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const count = selects.filters.filter(({ name }) => selects.values[name]).length
  return (
    <>
      <div className="flex gap-2 max-md:hidden">
        <FilterSelects {...selects} />
      </div>
      <Button variant="line" size="compact" className="md:hidden" onClick={() => setIsSheetOpen(true)}>
        {labels.filters}
        {count > 0 && (
          <b className="min-w-4.5 rounded-badge bg-ink text-tiny leading-4.5 text-ground">{count}</b>
        )}
      </Button>
      {isSheetOpen && (
        <StaffDialog title={labels.filters} onClose={() => setIsSheetOpen(false)}>
          <div className={dialogBody}>
            <FilterSelects {...selects} hasLabels />
          </div>
          <div className={dialogFoot}>
            <Button variant="accent" size="compact" onClick={() => setIsSheetOpen(false)}>
              {labels.show}
            </Button>
          </div>
        </StaffDialog>
      )}
    </>
  )
}

/** Long enough to type the next letter. */
const TYPING_MS = 250

type BoardSearchProps = {
  label: string
  maxLength: number
  query: string
  field: RefObject<HTMLInputElement | null>
  onSearch: (query: string | undefined) => void
}

/** The search of a board, which searches while someone types. */
function BoardSearch({ label, maxLength, query, field, onSearch }: BoardSearchProps) {
  const [text, setText] = useState(query)
  const [sent, setSent] = useState(query)
  const [seen, setSeen] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (value: string) => {
    setSent(value.trim())
    onSearch(value.trim() || undefined)
  }
  // Changed elsewhere, by the back button or 'Clear Filters'.
  if (query !== seen) {
    setSeen(query)
    if (query !== sent) setText(query)
  }
  return (
    <form
      role="search"
      className="relative grow basis-50 max-md:min-w-0 max-md:basis-0 xl:max-w-75"
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(timer.current)
        search(text)
      }}
    >
      <Search className="pointer-events-none absolute top-1/2 left-2.5 -mt-2 size-4 text-muted" />
      <input
        ref={field}
        type="search"
        className="min-h-9 w-full rounded-control border border-field-line bg-surface py-1.5 pr-3 pl-8.5 text-ink placeholder:text-faint placeholder:opacity-100 hover:border-ink touch:min-h-11 touch:text-body"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(value), TYPING_MS)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </form>
  )
}

/** What is above the rows of a board. */
export type BoardBarProps = {
  heading?: string
  /** More classes of the bar. */
  bar?: string
  /** Beside the heading. */
  tools?: ReactNode
  search?: { label: string; maxLength: number }
  filters?: readonly BoardFilter<string>[]
  /** With names for the sheet and its button, phones have the filters in a sheet. */
  sheet?: { filters: string; show: string }
  create?: Create | undefined
  /** Beside what creates a row. */
  actions?: ReactNode
}

/** What opens the form of a new row: a link, if the form has an address. */
type Create = { label: string; href?: string; run: () => void }

function CreateButton({ label, href, run }: Create) {
  const content = (
    <>
      <Icon name="add" />
      {label}
    </>
  )
  return href ? (
    <a href={href} className={buttonClass('accent', 'compact', 'max-md:w-full')} onClick={here(run)}>
      {content}
    </a>
  ) : (
    <Button variant="line" size="compact" className="max-md:w-full" onClick={run}>
      {content}
    </Button>
  )
}

/** The heading in the bar of a board. */
export const BoardHeading = (props: ComponentProps<'h2'>) => <h2 className="mr-3 max-md:w-full" {...props} />

type Props = BoardBarProps & { board: Pick<BoardState, 'params' | 'searchField' | 'filter'>; id: string }

/** The heading of a board, its search and filters, and what creates a row. */
export function BoardBar(props: Props) {
  const { board, id, heading, bar, tools, search, filters, sheet, create, actions } = props
  const { params, searchField, filter } = board
  const selects = filters && { filters, values: params, onChange: filter }
  return (
    <Toolbar className={bar}>
      {heading && <BoardHeading id={id}>{heading}</BoardHeading>}
      {tools}
      {search && (
        <BoardSearch {...search} query={params.q ?? ''} field={searchField} onSearch={(q) => filter({ q })} />
      )}
      {selects && (sheet ? <BoardFilters {...selects} labels={sheet} /> : <FilterSelects {...selects} />)}
      {(create ?? actions) && (
        <div className="ml-auto flex flex-wrap justify-end gap-2 max-md:w-full">
          {create && <CreateButton {...create} />}
          {actions}
        </div>
      )}
    </Toolbar>
  )
}
