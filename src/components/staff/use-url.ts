'use client'

import { useSearchParams } from 'next/navigation'
import type { MouseEvent } from 'react'

import { changedQuery, type UrlChange } from '@/lib/changed-query'

/**
 * Changes URL parameters without a request to the server: boards read their filters, page and open dialog from
 * them. `push` adds an entry to the history, so that the back button undoes the change.
 */
export function changeUrl(change: UrlChange, mode: 'push' | 'replace' = 'push'): void {
  const url = location.pathname + changedQuery(location.search, change)
  if (mode === 'push') history.pushState(null, '', url)
  else history.replaceState(null, '', url)
}

/** Returns the URL parameters, and a function that changes them. */
export function useUrl(): [URLSearchParams, typeof changeUrl] {
  return [useSearchParams(), changeUrl]
}

/** Returns what a click on a link does here; one with a modifier key opens the link in another tab. */
export const here =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open()
  }
