'use client'

import { useSyncExternalStore } from 'react'

import { hasGlobalPrivacyControl, openConsentSettings } from './consent-store'

const neverChanges = () => () => undefined

type Props = { label: string; signal: string; className?: string }

/** Opens the consent banner again. Shows a note instead when Global Privacy Control has already answered. */
export function ConsentSettingsButton({ label, signal, className = '' }: Props) {
  const answeredByBrowser = useSyncExternalStore(neverChanges, hasGlobalPrivacyControl, () => false)
  if (answeredByBrowser) return <span>{signal}</span>
  return (
    <button
      type="button"
      className={`noscript:hidden ${className}`}
      onClick={({ currentTarget }) => openConsentSettings(currentTarget)}
    >
      {label}
    </button>
  )
}
