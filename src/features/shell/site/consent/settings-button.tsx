'use client'

import { useSyncExternalStore } from 'react'

import { hasSignal, openSettings } from './store'

const never = () => () => undefined

type Props = { label: string; signal: string; className?: string }

/** Opens the question again. A browser that has answered for its user is told so instead. */
export function SettingsButton({ label, signal, className }: Props) {
  const answeredByBrowser = useSyncExternalStore(never, hasSignal, () => false)
  if (answeredByBrowser) return <span>{signal}</span>
  return (
    <button
      type="button"
      className={`consent-open ${className ?? ''}`}
      onClick={({ currentTarget }) => openSettings(currentTarget)}
    >
      {label}
    </button>
  )
}
