'use client'

import { useEffect } from 'react'

import { useRouter } from '@/i18n/navigation'

/** Returning to a tab fires two events, of the window and of the document. */
const BOTH_EVENTS_MS = 50

/** Refreshes the page's data when the tab becomes visible again. Typed text is kept. */
export function RefreshOnReturn() {
  const router = useRouter()
  useEffect(() => {
    let timer: number | undefined
    const refresh = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = window.setTimeout(() => router.refresh(), BOTH_EVENTS_MS)
    }
    addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router])
  return null
}
