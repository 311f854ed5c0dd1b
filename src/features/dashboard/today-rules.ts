/** What 'What needs me today' shows of its lists. Pure: no I/O. */

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
