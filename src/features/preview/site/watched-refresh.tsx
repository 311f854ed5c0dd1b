'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

/** Loaded only where an editor may listen. */
const LiveRefresh = lazy(() => import('./live-refresh'))

const subscribeToNothing = () => () => {}
const isWatched = () => window.self !== window.top || window.opener !== null

/** Reads a page again after each save, when the editor shows it in a frame or has opened it in a tab. */
export function WatchedRefresh() {
  const isShown = useSyncExternalStore(subscribeToNothing, isWatched, () => false)
  return (
    isShown && (
      <Suspense>
        <LiveRefresh />
      </Suspense>
    )
  )
}
