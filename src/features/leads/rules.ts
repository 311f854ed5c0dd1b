/** What a lead is, what happens to it, and what that leaves in its history. Pure: no I/O. */

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

export const serviceInterests = [
  'automation',
  'content',
  'seo',
  'webdev',
  'email',
  'ads',
  'consulting',
  'other',
] as const
export type ServiceInterest = (typeof serviceInterests)[number]

export const activityTypes = [
  'form_submit',
  'email_open',
  'status_change',
  'note_added',
  'reply_logged',
] as const
export type ActivityType = (typeof activityTypes)[number]

export const utmKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type Utm = Partial<Record<(typeof utmKeys)[number], string | null>>

/** The longest value of each text field, in characters. */
export const leadLimits = {
  name: 200,
  email: 254,
  phone: 50,
  company: 200,
  message: 5000,
  utm: 200,
  url: 2000,
  host: 253,
  path: 500,
  note: 5000,
}

/** How long a first visit is remembered, in days: as long as the consent to it. */
export const firstTouchDays = 180

/** The host of the site that a first visit came from. */
export const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/** Whether a first visit can have been then: not ahead of us (clocks differ by a day at most), not forgotten by now. */
export function isFirstTouchTime(time: Date, now: Date): boolean {
  const age = now.getTime() - time.getTime()
  return age > -86_400_000 && age < (firstTouchDays + 1) * 86_400_000
}

type ScoredLead = {
  phone?: string | null
  company?: string | null
  message?: string | null
  email?: string | null
  serviceInterest?: string | null
  utm?: Utm | null
}

const freeMail = /@(gmail|hotmail|outlook|live|yahoo|icloud|aol|proton(mail)?|gmx)\./i

/** Each rule has a name that the screen can explain, the points it gives, and when it fires. They sum to 100. */
const scoreRules: { name: string; points: number; fires: (lead: ScoredLead) => boolean }[] = [
  { name: 'company', points: 20, fires: (lead) => Boolean(lead.company) },
  { name: 'phone', points: 20, fires: (lead) => Boolean(lead.phone) },
  {
    name: 'business_email',
    points: 15,
    fires: (lead) => Boolean(lead.email) && !freeMail.test(lead.email ?? ''),
  },
  {
    name: 'service_chosen',
    points: 20,
    fires: (lead) => Boolean(lead.serviceInterest) && lead.serviceInterest !== 'other',
  },
  { name: 'detailed_message', points: 15, fires: (lead) => (lead.message ?? '').length >= 120 },
  { name: 'campaign', points: 10, fires: (lead) => Boolean(lead.utm?.campaign) },
]

/** The score, 0 to 100, with the names of the rules that fired. */
export function scoreLead(lead: ScoredLead): { score: number; scoreRules: string[] } {
  const fired = scoreRules.filter((rule) => rule.fires(lead))
  return {
    score: fired.reduce((sum, rule) => sum + rule.points, 0),
    scoreRules: fired.map((rule) => rule.name),
  }
}

/** What an activity holds; which keys depends on its type. */
export type ActivityData = {
  message?: string
  service_interest?: string
  page_url?: string
  referrer?: string
  entered_by?: string
  new_status?: LeadStatus
  note?: string
  assigned_to?: string
  unassigned?: true
}
export type Activity = { type: ActivityType; data: ActivityData }

type ArrivedLead = {
  message?: string | null
  serviceInterest?: string | null
  pageUrl?: string | null
  referrer?: string | null
}

/** The first line of a lead's history. `enteredBy` names the member of staff who typed it in, if one did. */
export function arrival(lead: ArrivedLead, enteredBy?: string): Activity {
  const data: ActivityData = {}
  if (lead.message) data.message = lead.message
  if (lead.serviceInterest) data.service_interest = lead.serviceInterest
  if (lead.pageUrl) data.page_url = lead.pageUrl
  if (lead.referrer) data.referrer = lead.referrer
  if (enteredBy) data.entered_by = enteredBy
  return { type: 'form_submit', data }
}

/** What of a lead its history follows. `assignee` is the id of a user. */
export type LeadState = { status?: LeadStatus | null; assignee?: string | null; notes?: string | null }

/** What a change leaves in the history; `assigneeName` names the new assignee. */
export function changes(before: LeadState, after: LeadState, assigneeName?: string): Activity[] {
  const found: Activity[] = []
  if (after.status && after.status !== before.status)
    found.push({ type: 'status_change', data: { new_status: after.status } })
  if ((after.assignee ?? null) !== (before.assignee ?? null))
    found.push({
      type: 'note_added',
      data: after.assignee ? { assigned_to: assigneeName ?? after.assignee } : { unassigned: true },
    })
  const note = after.notes?.trim()
  if (note && note !== before.notes?.trim()) found.push({ type: 'note_added', data: { note } })
  return found
}

/** Whether a person's move to this status counts as the first reply (product.md: closed_lost gives no figure). */
export const isFirstReply = (
  before: LeadStatus | null | undefined,
  after: LeadStatus | null | undefined,
): boolean => before !== after && (after === 'contacted' || after === 'qualified' || after === 'proposal')
