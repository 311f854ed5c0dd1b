'use client'

import { useEffect, useEffectEvent } from 'react'

const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable

/** Runs for Cmd or Ctrl K, except in the text editor, where it makes a link. */
export function useShortcut(run: () => void): void {
  const onShortcut = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented || isEditor(event.target))
        return
      event.preventDefault()
      onShortcut()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
