import type { Analytics } from '@/lib/analytics'
import { rememberFirstTouch } from './first-touch'
import { deleteAnalyticsCookies } from './delete-analytics-cookies'
import { guardRequests } from './request-gate'
import {
  isGoogleRequest,
  startGoogle,
  setGoogleEnabled,
  redactGoogleRequest,
  isPlausibleRequest,
  startPlausible,
} from './analytics-tools'
import { startLeadEvents } from './lead-events'
import { getConsent } from './consent-store'

let isRunning = false

/** Loads the analytics script once and remembers the first visit. Call it only with consent. */
export function startAnalytics(analytics: Analytics): void {
  rememberFirstTouch()
  if (analytics.tool === 'ga4') setGoogleEnabled(analytics.id, true)
  if (isRunning) return
  isRunning = true
  const allowed = () => getConsent(analytics.tool) === 'yes'
  if (analytics.tool === 'ga4') guardRequests(isGoogleRequest, allowed, redactGoogleRequest)
  else guardRequests(isPlausibleRequest(analytics), allowed)
  const report = analytics.tool === 'ga4' ? startGoogle(analytics) : startPlausible(analytics)
  startLeadEvents(() => {
    if (allowed()) report()
  })
}

/** Deletes the analytics cookies after a no. The request gate blocks the script's requests from then on. */
export function stopAnalytics(analytics: Analytics): void {
  if (analytics.tool === 'ga4') setGoogleEnabled(analytics.id, false)
  deleteAnalyticsCookies()
}
