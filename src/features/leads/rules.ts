import type { AuditType } from '@/features/audit/rules'
import { leadFields, type LeadField } from './fields'
import type { Utm } from '@/features/consent/visit'

/** The statuses of a lead, its score, and the activities of its history. Pure: no I/O. */

export const leadStatuses = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'closed_won',
  'closed_lost',
] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const leadSources = [
  'Contact Form',
  'Email Open Tracking',
  'External API',
  'Automation System',
] as const
export type LeadSource = (typeof leadSources)[number]

export const activityTypes = [
  'form_submit',
  'email_open',
  'status_change',
  'note_added',
  'reply_logged',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** What happens to a proposal of a lead, as the audit chain records it. The history shows it among the activities. */
export const proposalEventTypes = [
  'proposal_sent',
  'proposal_opened',
  'proposal_signed',
  'proposal_declined',
  'proposal_revised',
] as const satisfies readonly AuditType[]
export type ProposalEventType = (typeof proposalEventTypes)[number]

/** In characters. */
export const MAX_NOTE_LENGTH = 5000

/** The maximum characters of a reply to a lead. */
export const replyLimits = { subject: 200, text: 5000 }

/** The maximum characters of the fields of a reply template. */
export const replyTemplateLimits = { title: 100, subject: replyLimits.subject, content: replyLimits.text }

type ScoredLead = {
  phone?: string | null
  company?: string | null
  message?: string | null
  email?: string | null
  serviceInterest?: string | null
  utm?: Utm | null
}

const freeEmailProvider = /@(gmail|hotmail|outlook|live|yahoo|icloud|aol|proton(mail)?|gmx)\./i

/** The rules of the score. Their points sum to 100; their names have a text in the admin (`leads.scoreRules`). */
const scoreRules: { name: string; points: number; applies: (lead: ScoredLead) => boolean }[] = [
  { name: 'company', points: 20, applies: (lead) => Boolean(lead.company) },
  { name: 'phone', points: 20, applies: (lead) => Boolean(lead.phone) },
  {
    name: 'business_email',
    points: 15,
    applies: (lead) => Boolean(lead.email) && !freeEmailProvider.test(lead.email ?? ''),
  },
  {
    name: 'service_chosen',
    points: 20,
    applies: (lead) => Boolean(lead.serviceInterest) && lead.serviceInterest !== 'other',
  },
  { name: 'detailed_message', points: 15, applies: (lead) => (lead.message ?? '').length >= 120 },
  { name: 'campaign', points: 10, applies: (lead) => Boolean(lead.utm?.campaign) },
]

/** Returns the score, 0 to 100, and the names of the rules that apply. */
export function scoreLead(lead: ScoredLead): { score: number; scoreRules: string[] } {
  const applicable = scoreRules.filter((rule) => rule.applies(lead))
  return {
    score: applicable.reduce((sum, rule) => sum + rule.points, 0),
    scoreRules: applicable.map((rule) => rule.name),
  }
}

/** Returns the points of the rules that applied; a rule that no longer exists is left out. */
export const pointsOf = (names: readonly string[]): { name: string; points: number }[] =>
  scoreRules.filter(({ name }) => names.includes(name)).map(({ name, points }) => ({ name, points }))

/** Fills in a reply template: `{name}` is the lead's first name, `{me}` the writer's. */
export const fillTemplate = (text: string, { name, me }: { name: string; me: string }): string =>
  text.replaceAll('{name}', () => name).replaceAll('{me}', () => me)

/** What happens to a call of a lead. */
export const callEvents = [
  'booked',
  'corrected',
  'moved',
  'cancelled',
  'taken',
  'done',
  'no-show',
  'unmarked',
] as const
export type CallEvent = (typeof callEvents)[number]

/** The data of an activity; which keys are set depends on its type. */
export type ActivityData = {
  message?: string
  service_interest?: string
  page_url?: string
  referrer?: string
  entered_by?: string
  /** The name of the key with which another system sent the lead. */
  key?: string
  /** The name of the file from which someone imported the lead. */
  imported_from?: string
  new_status?: LeadStatus
  note?: string
  assigned_to?: string
  unassigned?: true
  /** A reply that was written elsewhere, by phone for example. Without it, the reply was sent as an email. */
  elsewhere?: true
  /** The subject and the language of a reply that was sent. */
  subject?: string
  language?: string
  /** The subject id of its email in the outbox; of an `email_open`, that of the reply that was opened. */
  email?: string
  /** Of an `email_open`: a mail program or scanner fetched the reply's pixel by itself, so nobody may have read it. */
  by_program?: true
  /** The name of the client that was created from the lead. */
  client?: string
  /** What became of a call, and its time (ISO). */
  call?: CallEvent
  call_at?: string
}
export type Activity = { type: ActivityType; data: ActivityData }

/** The fields of a lead that its first activity records, with their keys there. */
export const historyFields = Object.entries<LeadField>(leadFields).flatMap(([name, { inHistory, input }]) =>
  inHistory ? [{ name, key: input.replace(/^.*\./, '') }] : [],
)

/**
 * Returns the first activity of a lead, with what the form contained. `enteredBy` is the display name of the staff member
 * who entered the lead by hand or imported it, if one did, and `importedFrom` the name of the file.
 */
export function firstActivity(lead: object, enteredBy?: string, importedFrom?: string): Activity {
  const values = lead as Record<string, string | null | undefined>
  const recorded = historyFields.flatMap(({ name, key }) =>
    values[name] ? [[key, values[name]] as const] : [],
  )
  const data: ActivityData = Object.fromEntries(recorded)
  if (enteredBy) data.entered_by = enteredBy
  if (importedFrom) data.imported_from = importedFrom
  return { type: 'form_submit', data }
}

/** The fields of a lead whose changes are recorded. `assignee` is the id of a user. */
export type LeadState = { status?: LeadStatus | null; assignee?: string | null; notes?: string | null }

/** Returns the activities to record for a change of a lead. `assigneeName` is the display name of the new assignee. */
export function changeActivities(before: LeadState, after: LeadState, assigneeName?: string): Activity[] {
  const activities: Activity[] = []
  if (after.status && after.status !== before.status)
    activities.push({ type: 'status_change', data: { new_status: after.status } })
  if ((after.assignee ?? null) !== (before.assignee ?? null))
    activities.push({
      type: 'note_added',
      data: after.assignee ? { assigned_to: assigneeName ?? after.assignee } : { unassigned: true },
    })
  const note = after.notes?.trim()
  if (note && note !== before.notes?.trim()) activities.push({ type: 'note_added', data: { note } })
  return activities
}

/** Whether a change of status counts as the first reply to the lead. Closing a lead as lost does not. */
export const isFirstReply = (
  before: LeadStatus | null | undefined,
  after: LeadStatus | null | undefined,
): boolean => before !== after && (after === 'contacted' || after === 'qualified' || after === 'proposal')
