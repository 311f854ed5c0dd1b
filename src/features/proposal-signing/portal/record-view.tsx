'use client'

import { useEffect } from 'react'

import { postVerb } from '@/lib/run-verb'

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
