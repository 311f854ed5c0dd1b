'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Analytics } from '@/lib/analytics'
import type { BannerProps, BannerTexts } from './consent-banner'
import {
  getConsent,
  setAnalyticsTool,
  areSettingsOpen,
  saveConsent,
  subscribeToConsent,
  type Answer,
} from './consent-store'

/** Whether the browser holds cookies that are set only after a yes. */
export const hasAnalyticsCookies = (): boolean => /(?:^|; )(?:puente_first|_ga)/.test(document.cookie)

/** Deletes the cookies of an earlier analytics tool when none is configured. Renders nothing. */
export function AnalyticsCookieCleanup() {
  useEffect(() => {
    if (hasAnalyticsCookies())
      import('./delete-analytics-cookies')
        .then(({ deleteAnalyticsCookies }) => deleteAnalyticsCookies())
        .catch(() => undefined)
  }, [])
  return null
}

type Props = { analytics: Analytics; texts: BannerTexts & { done: Record<Answer, string> } }

/**
 * Shows the consent banner and acts on the answer. The served page contains neither the banner nor the analytics scripts:
 * both are loaded when they are needed.
 */
export function ConsentManager({ analytics, texts }: Props) {
  const { tool } = analytics
  const answered = useSyncExternalStore<Answer | 'open' | 'unknown'>(
    subscribeToConsent,
    () => getConsent(tool) ?? 'open',
    () => 'unknown',
  )
  const reopened = useSyncExternalStore(subscribeToConsent, areSettingsOpen, () => false)
  const [ConsentBanner, setBanner] = useState<ComponentType<BannerProps>>()
  const [announcement, setAnnouncement] = useState('')
  const isBannerNeeded = answered === 'open' || reopened

  useEffect(() => {
    setAnalyticsTool(tool)
    return () => setAnalyticsTool(undefined)
  }, [tool])

  useEffect(() => {
    // If a chunk cannot be loaded, nobody is asked and nothing is counted.
    if (isBannerNeeded)
      import('./consent-banner')
        .then((module) => setBanner(() => module.ConsentBanner))
        .catch(() => undefined)
  }, [isBannerNeeded])

  useEffect(() => {
    if (answered === 'yes')
      import('./analytics-scripts')
        .then(({ startAnalytics }) => startAnalytics(analytics))
        .catch(() => undefined)
    else if (answered !== 'unknown' && hasAnalyticsCookies())
      import('./analytics-scripts')
        .then(({ stopAnalytics }) => stopAnalytics(analytics))
        .catch(() => undefined)
  }, [answered, analytics])

  const onAnswer = (given: Answer) => {
    saveConsent(given, tool)
    setAnnouncement(texts.done[given])
  }
  return (
    <>
      {isBannerNeeded && ConsentBanner && (
        <ConsentBanner texts={texts} reopened={reopened} now={getConsent(tool)} onAnswer={onAnswer} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
