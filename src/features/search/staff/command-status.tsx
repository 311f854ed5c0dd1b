'use client'

import { useEffect, useState } from 'react'

import { Key } from '@/components/staff/key'
import { Button } from '@/components/ui/button'
import { useModifierKey } from '@/components/ui/use-browser'
import { postVerb } from '@/lib/run-verb'
import { isSearchable, type Found } from '../rules'
import { useSearchTexts } from './texts'

/** Long enough to type the next letter. */
const TYPING_MS = 150

type Search = { state: 'idle' | 'loading' | 'found' | 'failed' | 'too_many'; found: Found[] }

const idle: Search = { state: 'idle', found: [] }

/**
 * Searches while the user types. The last results stay until the next ones arrive; an answer that comes too late is ignored.
 * `retry` is a number that changes to search again.
 */
export function useFound(query: string, retry: number): Search {
  const [search, setSearch] = useState(idle)
  const wanted = isSearchable(query.trim()) ? query.trim() : ''
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    const run = async () => {
      setSearch(({ found }) => ({ state: 'loading', found }))
      const answer = await postVerb('search-admin', { query: wanted })
      if (isCurrent) setSearch(resultOf(answer))
    }
    const timer = setTimeout(() => void run(), TYPING_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wanted, retry])
  return wanted ? search : idle
}

function resultOf(answer: Awaited<ReturnType<typeof postVerb<'search-admin'>>>): Search {
  if (answer.success) return { state: 'found', found: answer.found }
  return { state: answer.error === 'too_many' ? 'too_many' : 'failed', found: [] }
}

const keysWith = (modifier: string) => [
  ['↑ + ↓', 'move'] as const,
  ['↵', 'enter'] as const,
  [`${modifier} ↵`, 'newTab'] as const,
]

type Props = { state: Search['state']; count: number; query: string; onRetry: () => void }

/** Below the list: how many entries there are, or why there is none, and the keys. */
export function CommandStatus({ state, count, query, onRetry }: Props) {
  const text = useSearchTexts()
  const keys = keysWith(useModifierKey())
  const isEmpty = count === 0 && (state === 'found' || state === 'idle')
  return (
    <div className="flex min-h-11 flex-none flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4.5 py-2 text-note/5 font-text text-muted">
      <div
        role="status"
        className={state === 'failed' || isEmpty ? 'grow basis-full whitespace-normal' : undefined}
      >
        {state === 'loading' && text('search:loading')}
        {state === 'failed' && text('search:failed')}
        {state === 'too_many' && text('search:tooMany')}
        {isEmpty && (
          <>
            <b className="font-semibold text-ink">{text('search:none', { query })}</b>{' '}
            {text('search:noneHint')}
          </>
        )}
        {state === 'found' && count > 0 && text('search:count', { count: String(count) })}
      </div>
      {state === 'failed' && (
        <Button variant="line" size="compact" onClick={onRetry}>
          {text('search:again')}
        </Button>
      )}
      <p className="m-0 ml-auto flex gap-4 max-md:hidden" aria-hidden="true">
        {keys.map(([key, label]) => (
          <span key={key}>
            {key.split(' + ').map((part) => (
              <Key key={part} className="mr-1">
                {part}
              </Key>
            ))}
            {text(`search:${label}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
