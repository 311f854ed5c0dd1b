/** Rules of the audit chain. Pure: no I/O. */

/** The events that the chain records. */
export const auditTypes = [
  'proposal_sent',
  'proposal_opened',
  'proposal_signed',
  'proposal_declined',
  'proposal_revised',
  'invoice_issued',
] as const
export type AuditType = (typeof auditTypes)[number]
