'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

type Options = { isUnsaved: boolean; isPending: boolean; save: () => void }

/** Saves what is unsaved when its passage or its screen is left, and warns before its tab is closed. */
export function useUnsaved({ isUnsaved, isPending, save }: Options): { leave: () => void } {
  const isLeft = useRef(false)
  const saveLatest = useEffectEvent(save)
  useEffect(() => () => saveLatest(), [])
  useEffect(() => {
    if (isPending || !isLeft.current) return
    isLeft.current = false
    saveLatest()
  }, [isPending])
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return {
    leave: () => {
      // What is typed during a save is saved after it.
      isLeft.current = isPending
      if (!isPending) save()
    },
  }
}
