'use client'

import { useEffect, useRef } from 'react'

import { postVerb } from '@/lib/run-verb'
import type { ShownProposal } from '../queries/proposal'

type Props = { proposal: string; version: string }

/** Reports once that the client has the page of a proposal before their eyes. Prefetched and hidden pages are not seen. */
export function RecordView({ proposal, version }: Props) {
  useEffect(() => {
    let isRecorded = false
    const record = () => {
      if (isRecorded || document.visibilityState !== 'visible') return
      isRecorded = true
      void postVerb('view-proposal', { proposal, version })
    }
    record()
    document.addEventListener('visibilitychange', record)
    return () => document.removeEventListener('visibilitychange', record)
  }, [proposal, version])
  return null
}

type State = ShownProposal['state']

/**
 * Focuses the heading of the end when a proposal that awaited its signature no longer does. The form that had the focus is
 * gone then, and what happened is said above where it was.
 */
export function FocusOutcome({ state }: { state: State }) {
  const shown = useRef(state)
  useEffect(() => {
    const before = shown.current
    shown.current = state
    if (before === state || before !== 'awaiting') return
    const heading = document.getElementById('contract-end')
    heading?.focus({ preventScroll: true })
    // The style sheet decides whether it is smooth, which depends on what the person prefers.
    heading?.scrollIntoView({ block: 'start' })
  }, [state])
  return null
}
