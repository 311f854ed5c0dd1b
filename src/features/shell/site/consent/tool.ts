import type { Analytics } from '@/features/settings/rules'
import { rememberFirstTouch } from './first-touch'
import { forget } from './forget'
import { guardRequests } from './gate'
import { googleHosts, startGoogle, switchGoogle, trimGoogle } from './google'
import { reportLeads } from './leads'
import { plausibleEndpoint, startPlausible } from './plausible'
import { answer } from './store'

let running = false

/** Loads the tool, once, and remembers the first visit: only ever called after a yes. */
export function start(analytics: Analytics): void {
  rememberFirstTouch()
  if (analytics.tool === 'ga4') switchGoogle(analytics.id, true)
  if (running) return
  running = true
  const allowed = () => answer(analytics.tool) === 'yes'
  if (analytics.tool === 'ga4') guardRequests(googleHosts, allowed, trimGoogle)
  else guardRequests(plausibleEndpoint(analytics), allowed)
  const report = analytics.tool === 'ga4' ? startGoogle(analytics) : startPlausible(analytics)
  reportLeads(() => {
    if (allowed()) report()
  })
}

/** After a no: deletes what was kept. Requests are refused from the moment of the answer on (gate.ts). */
export function stop(analytics: Analytics): void {
  if (analytics.tool === 'ga4') switchGoogle(analytics.id, false)
  forget()
}
