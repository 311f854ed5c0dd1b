'use client'

import { useEffect, useState } from 'react'

import { postVerb } from '@/lib/post-verb'
import { isSearchable, type Found } from '../rules'

/** Long enough to type the next letter. */
const TYPING_MS = 150

export type Search = { state: 'idle' | 'loading' | 'found' | 'failed' | 'too_many'; found: Found[] }

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
