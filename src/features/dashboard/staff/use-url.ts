'use client'

import { useSearchParams } from 'next/navigation'

export type UrlChange = Record<string, string | undefined>

/** Returns a query string with these parameters changed; undefined and '' remove one. Empty when none is left. */
export function changedQuery(current: string, change: UrlChange): string {
  const params = new URLSearchParams(current)
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  const query = params.toString()
  return query && `?${query}`
}

/**
 * Changes parameters of the address without a request to the server: boards read their filters, page and open dialog from
 * it. `push` adds an entry to the history, so that the back button undoes the change.
 */
export function changeUrl(change: UrlChange, mode: 'push' | 'replace' = 'push'): void {
  const url = location.pathname + changedQuery(location.search, change)
  if (mode === 'push') history.pushState(null, '', url)
  else history.replaceState(null, '', url)
}

/** Returns the parameters of the address, and a function that changes them. */
export function useUrl(): [URLSearchParams, typeof changeUrl] {
  return [useSearchParams(), changeUrl]
}
