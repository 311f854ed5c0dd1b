'use client'

import { useEffect, useState } from 'react'

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
    <div className="command-foot">
      <div role="status" className={state === 'failed' || isEmpty ? 'command-notice' : undefined}>
        {state === 'loading' && text('search:loading')}
        {state === 'failed' && text('search:failed')}
        {state === 'too_many' && text('search:tooMany')}
        {isEmpty && (
          <>
            <b>{text('search:none', { query })}</b> {text('search:noneHint')}
          </>
        )}
        {state === 'found' && count > 0 && text('search:count', { count: String(count) })}
      </div>
      {state === 'failed' && (
        <button type="button" className="button button-outline" onClick={onRetry}>
          {text('search:again')}
        </button>
      )}
      <p className="command-keys" aria-hidden="true">
        {keys.map(([key, label]) => (
          <span key={key}>
            {key.split(' + ').map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
            {text(`search:${label}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
