/** The stages of a deal, from lead to paid invoice. Pure: no I/O. Times are ISO texts, amounts are in cents. */

export type Amount = { cents: number; currency: string }

/** What is known about a deal. */
export type DealFacts = {
  clientSince: string
  lead: { at: string; source: string } | null
  /** The first proposal that was signed. */
  signed: { title: string; sentAt: string; signedAt: string; amount: Amount } | null
  /** The newest proposal that can still be signed. */
  awaiting: { title: string; sentAt: string; expiresAt: string | null; amount: Amount } | null
  /** The first invoice. */
  invoice: { number: string; issuedAt: string; paidAt: string | null; dueAt: string; amount: Amount } | null
}

/** A pier of the bridge: `done`, where the deal is `now`, or what comes `next`. */
export type DealStep = {
  kind: 'lead' | 'client' | 'proposal' | 'signed' | 'invoice' | 'secondProposal' | 'signature'
  state: 'done' | 'now' | 'next'
  /** When it happened, or until when it can. */
  at: string | null
  /** What happened at that time. */
  verb?: 'sent' | 'paid' | 'due' | 'until'
  detail?: string
  amount?: Amount
}

const none = { at: null, state: 'next' } as const

/** Returns the steps of a deal in their order; the last ones are those that come next. */
export function dealSteps({ clientSince, lead, signed, awaiting, invoice }: DealFacts): DealStep[] {
  const start: DealStep = lead
    ? { kind: 'lead', state: 'done', at: lead.at, detail: lead.source }
    : { kind: 'client', state: 'done', at: clientSince }
  const hasDocuments = signed ?? awaiting ?? invoice
  if (!hasDocuments)
    return [
      ...(lead ? [start] : []),
      { kind: 'client', state: 'now', at: clientSince },
      { kind: 'proposal', ...none },
    ]
  return [
    start,
    ...(signed ? signedSteps(signed) : []),
    ...(invoice ? [invoiceStep(invoice)] : []),
    ...(awaiting ? awaitingSteps(awaiting, signed !== null) : []),
    ...(signed && !invoice && !awaiting ? [{ kind: 'invoice', ...none } as const] : []),
  ]
}

const signedSteps = ({ title, sentAt, signedAt, amount }: NonNullable<DealFacts['signed']>): DealStep[] => [
  { kind: 'proposal', state: 'done', at: sentAt, detail: title },
  { kind: 'signed', state: 'done', at: signedAt, amount },
]

const invoiceStep = ({ number, paidAt, dueAt, amount }: NonNullable<DealFacts['invoice']>): DealStep => ({
  kind: 'invoice',
  ...(paidAt
    ? ({ state: 'done', at: paidAt, verb: 'paid' } as const)
    : ({ state: 'now', at: dueAt, verb: 'due' } as const)),
  detail: number,
  amount,
})

const awaitingSteps = (
  { title, sentAt, expiresAt, amount }: NonNullable<DealFacts['awaiting']>,
  isSecond: boolean,
): DealStep[] => [
  {
    kind: isSecond ? 'secondProposal' : 'proposal',
    state: 'now',
    at: sentAt,
    verb: 'sent',
    detail: title,
    amount,
  },
  { kind: 'signature', ...none, at: expiresAt, ...(expiresAt ? { verb: 'until' as const } : {}) },
]
