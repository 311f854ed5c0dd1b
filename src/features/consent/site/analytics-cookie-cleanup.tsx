'use client'

import { useEffect } from 'react'

import { hasAnalyticsCookies } from './has-analytics-cookies'

/** Deletes the cookies of an earlier analytics tool when none is configured. Renders nothing. */
export function AnalyticsCookieCleanup() {
  useEffect(() => {
    if (hasAnalyticsCookies())
      import('./delete-analytics-cookies')
        .then(({ deleteAnalyticsCookies }) => deleteAnalyticsCookies())
        .catch(() => undefined)
  }, [])
  return null
}
