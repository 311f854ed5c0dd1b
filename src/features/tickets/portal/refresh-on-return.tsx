'use client'

import { useEffect } from 'react'

import { useRouter } from '@/i18n/navigation'

/** Brings what is new when the tab is looked at again. What is being typed stays. */
export function RefreshOnReturn() {
  const router = useRouter()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') router.refresh()
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
