import { getConsent } from './consent-store'

/** Reports submitted leads to the analytics tool: one event each, without any of their data. */

const reported = new Set<string>()
let pending = 0
let report: (() => void) | undefined

/**
 * Reports a lead if the visitor has consented. A submission is reported once, even if it was sent twice. Leads wait until
 * the tool has loaded.
 */
export function trackLead(submission: string | undefined): void {
  if (getConsent() !== 'yes' || (submission && reported.has(submission))) return
  if (submission) reported.add(submission)
  if (report) report()
  else pending += 1
}

/** Reports the leads that waited for the tool, and every later one, through `send`. */
export function startLeadEvents(send: () => void): void {
  report = send
  for (; pending > 0; pending -= 1) send()
}
