import type { AuditRow } from './chain'

/** A row that does not match the others, such as 'proposal_versions 0f…', and why. */
export type Problem = { row: string; reason: string }

/** The last entry of the chain. Everything before it follows from its hash. */
export type ChainHead = Pick<AuditRow, 'seq' | 'hash'>

/** What was checked, and what is wrong. */
export type Report = { versions: number; signatures: number; head?: ChainHead; problems: Problem[] }

/** Collects the problems of one kind of row. */
export const toProblems = (table: string, id: string | number, reasons: string[]): Problem[] =>
  reasons.map((reason) => ({ row: `${table} ${id}`, reason }))
