'use client'

import { useEffect } from 'react'

import { useRouter } from '@/i18n/navigation'

/** Returning to a tab fires two events, of the window and of the document. */
const MIN_INTERVAL_MS = 300

/** Refreshes the page's data when the tab becomes visible again. Typed text is kept. */
export function RefreshOnReturn() {
  const router = useRouter()
  useEffect(() => {
    let last = -MIN_INTERVAL_MS
    const refresh = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < MIN_INTERVAL_MS) return
      last = performance.now()
      router.refresh()
    }
    addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router])
  return null
}
