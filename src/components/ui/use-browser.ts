'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** What only the browser knows. The server, and the first render in the browser, assume something. */

const subscribeToNothing = () => () => {}

/**
 * Returns whether React has taken over the page. A control that is changed before is put back by React, so controls that
 * save at once are disabled until then.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** Chromium and Safari name the platform differently, both with 'Mac'. */
export const modifierKeyOf = (platform: string): '⌘' | 'Ctrl' =>
  /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl'

/**
 * Returns the name of the key for shortcuts, as it is printed on the keyboard: 'Ctrl' until React has taken over the page.
 */
export const useModifierKey = (): '⌘' | 'Ctrl' =>
  useSyncExternalStore(
    subscribeToNothing,
    () => modifierKeyOf(navigator.platform),
    () => 'Ctrl',
  )

/** Whether the screen matches a media query; true on the server, which knows no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
