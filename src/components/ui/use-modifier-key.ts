'use client'

import { useSyncExternalStore } from 'react'

/** Chromium and Safari name the platform differently, both with 'Mac'. */
export const modifierKeyOf = (platform: string): '⌘' | 'Ctrl' =>
  /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl'

const subscribeToNothing = () => () => undefined

/**
 * Returns the name of the key for shortcuts, as it is printed on the keyboard: 'Ctrl' until React has taken over the page.
 */
export const useModifierKey = (): '⌘' | 'Ctrl' =>
  useSyncExternalStore(
    subscribeToNothing,
    () => modifierKeyOf(navigator.platform),
    () => 'Ctrl',
  )
