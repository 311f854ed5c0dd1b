import { answer } from './store'

/** Leads that arrived, for the tool: one event for each, and nothing of what was written. */

const told = new Set<string>()
let waiting = 0
let report: (() => void) | undefined

/**
 * Notes that a lead arrived. It counts when its visitor has agreed by then; a second answer to the same submission does
 * not count again. What the tool is too slow for waits.
 */
export function leadArrived(submission: string | undefined): void {
  if (answer() !== 'yes' || (submission && told.has(submission))) return
  if (submission) told.add(submission)
  if (report) report()
  else waiting += 1
}

/** The tool is there: it is told of those that waited, and of each that comes. */
export function reportLeads(send: () => void): void {
  report = send
  for (; waiting > 0; waiting -= 1) send()
}
