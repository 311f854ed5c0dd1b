import { PROMISED_HOURS } from '@/features/leads/first-reply-rules'
import type { LeadStatus } from '@/features/leads/rules'

/** What the dashboard shows of its lists and says with its charts. Pure: no I/O. */

/** How many leads are shown below the first one, and how many rows the other lists have. */
const MAX_NEXT = 3
const MAX_ROWS = 2

type Leads<Lead> = { running: readonly Lead[]; late: readonly Lead[] }

/**
 * Returns the lead to answer first, which is the one with the least time left, and those after it. Leads whose time has
 * passed come after those that can still be answered in time, but one of them is always shown.
 */
export function leadsInOrder<Lead>({ running, late }: Leads<Lead>): { first?: Lead; next: Lead[] } {
  const [first, ...others] = running.length > 0 ? running : late
  if (running.length === 0) return { first, next: others.slice(0, MAX_NEXT) }
  const inTime = others.slice(0, late.length > 0 ? MAX_NEXT - 1 : MAX_NEXT)
  return { first, next: [...inTime, ...late].slice(0, MAX_NEXT) }
}

type Ticket = { id: string; waitsForUs: boolean }
type Tickets<One> = {
  urgent: readonly One[]
  urgentTotal: number
  waiting: readonly One[]
  waitingTotal: number
}

/** The first rows of a list, and how many it has. */
type Block<Row> = { rows: Row[]; total: number }

/** Returns the urgent tickets, and those that wait for us besides them: no ticket is shown twice. */
export function ticketBlocks<One extends Ticket>(tickets: Tickets<One>) {
  const urgent = tickets.urgent.slice(0, MAX_ROWS)
  const shown = new Set(urgent.map(({ id }) => id))
  return {
    urgent: { rows: urgent, total: tickets.urgentTotal },
    waiting: {
      rows: tickets.waiting.filter(({ id }) => !shown.has(id)).slice(0, MAX_ROWS),
      total: tickets.waitingTotal - urgent.filter(({ waitsForUs }) => waitsForUs).length,
    },
  } satisfies Record<string, Block<One>>
}

/** Returns the first rows of a list. */
export const blockOf = <Row>({ list, total }: { list: readonly Row[]; total: number }): Block<Row> => ({
  rows: list.slice(0, MAX_ROWS),
  total,
})

/** How many days back the pipeline counts the closed leads. */
export const CLOSED_DAYS = 90
/** How many weeks of first replies are shown; the last one is the current week. */
export const WEEKS = 12

const PROMISED_MINUTES = PROMISED_HOURS * 60

/** Bars of the reply chart end here, so that one bad week does not flatten the others. In minutes. */
const MAX_BAR_MINUTES = 2 * PROMISED_MINUTES

/** The result of the pipeline. `winShare` is won of won and lost, 0 to 1; null when nothing was closed. */
export function pipelineResult(pipeline: Readonly<Record<LeadStatus, number>>) {
  const { new: fresh, contacted, qualified, proposal, closed_won: won, closed_lost: lost } = pipeline
  const closed = won + lost
  return {
    open: fresh + contacted + qualified + proposal,
    won,
    lost,
    winShare: closed > 0 ? won / closed : null,
  }
}

/** A week of first replies. `monday` is a date such as 2026-11-16; `late` counts the leads that nobody answered in time. */
export type ReplyWeek = {
  monday: string
  replied: number
  late: number
  share: number | null
  medianMinutes: number | null
}

/** Whether most leads of the week waited longer than promised. */
export const brokePromise = ({ share, medianMinutes }: ReplyWeek): boolean =>
  (medianMinutes ?? 0) > PROMISED_MINUTES || (share !== null && share < 0.5)

/** The result of the weeks, oldest first: the share of the current one, and those that broke the promise. */
export function replyResult<Week extends ReplyWeek>(weeks: readonly Week[]) {
  const counted = weeks.filter(({ share }) => share !== null)
  return {
    current: weeks.at(-1)?.share ?? null,
    broken: weeks.filter(brokePromise),
    isEmpty: counted.length === 0,
  }
}

/** The height of a week's bar in minutes. A week in which nobody was answered is as high as the promise. */
export const barMinutes = (week: ReplyWeek): number =>
  Math.min(week.medianMinutes ?? (brokePromise(week) ? PROMISED_MINUTES : 0), MAX_BAR_MINUTES)

/** The upper end of the reply chart in minutes: the promise is always in view. */
export const chartMinutes = (weeks: readonly ReplyWeek[]): number =>
  Math.max(PROMISED_MINUTES, ...weeks.map(barMinutes)) * 1.15
