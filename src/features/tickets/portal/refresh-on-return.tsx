'use client'

import { useEffect } from 'react'

import { useRouter } from '@/i18n/navigation'

/** Coming back to a tab is told twice, by the window and by the page. In milliseconds. */
const pause = 300

/** Brings what is new when the tab is looked at again. What is being typed stays. */
export function RefreshOnReturn() {
  const router = useRouter()
  useEffect(() => {
    let last = -pause
    const look = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < pause) return
      last = performance.now()
      router.refresh()
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router])
  return null
}
