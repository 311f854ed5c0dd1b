'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'

import { Search } from '@/components/ui/icons'

/** Long enough to type the next letter. */
const TYPING_MS = 250

type Props = {
  label: string
  maxLength: number
  query: string
  field: RefObject<HTMLInputElement | null>
  onSearch: (query: string | undefined) => void
}

/** The search of a board, which searches while someone types. */
export function BoardSearch({ label, maxLength, query, field, onSearch }: Props) {
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
      className="board-search"
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(timer.current)
        search(text)
      }}
    >
      <Search />
      <input
        ref={field}
        type="search"
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
