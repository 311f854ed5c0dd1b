'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

import { usePathname } from '@/i18n/navigation'
import type { BarProps } from './bar'
import { WatchedRefresh } from './watched-refresh'

/** Loaded in previews only. */
const Bar = lazy(() => import('./bar'))

const subscribeToNothing = () => () => {}
const findPlace = () => (window.self === window.top ? 'window' : 'frame')

/**
 * Shows the bar on the page of a preview, except in a frame: there the page is shown by the bar itself, or by the editor,
 * which has its own. A page that the editor has opened is read again after each save.
 */
export function PreviewSlot({ path, ...props }: BarProps & { path: string }) {
  const place = useSyncExternalStore(subscribeToNothing, findPlace, () => undefined)
  // The router keeps the layout while another page is opened, which is no preview.
  if (usePathname() !== path || !place) return null
  return (
    <>
      {place === 'window' && (
        <Suspense>
          <Bar {...props} />
        </Suspense>
      )}
      <WatchedRefresh />
    </>
  )
}
