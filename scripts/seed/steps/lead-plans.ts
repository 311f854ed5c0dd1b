import type { LeadSource, LeadStatus } from '../../../src/features/leads/rules'
import type { User } from '../../../src/payload-types'
import type { Random } from '../factories/random'
import { notes } from '../words/messages'

export type Plan = {
  status: LeadStatus
  daysAgo: number
  source: LeadSource
  /** Typed in the admin although the lead came from the contact form. */
  enteredByStaff: boolean
  /** Assigned to a colleague and given back. Planned, because chance may leave a demo without one. */
  givenBack: boolean
}

/** How many hours ago those who still wait for a first reply wrote: from plenty of time left to too late. */
const waitingHours = [1.4, 4.2, 16.4, 21.8, 26.5]

/** The number of leads per status, and the range of days ago in which they arrived. */
const stages: { status: Exclude<LeadStatus, 'new'>; count: number; from: number; to: number }[] = [
  { status: 'contacted', count: 27, from: 1, to: 25 },
  { status: 'qualified', count: 14, from: 6, to: 40 },
  { status: 'proposal', count: 12, from: 14, to: 55 },
  { status: 'closed_won', count: 12, from: 28, to: 90 },
  { status: 'closed_lost', count: 10, from: 18, to: 90 },
]
const sources: readonly LeadSource[] = [
  ...Array<LeadSource>(6).fill('Contact Form'),
  'External API',
  'Automation System',
  'Email Open Tracking',
  'External API',
]
const pipeline: readonly LeadStatus[] = ['contacted', 'qualified', 'proposal', 'closed_won']

/** Plans eighty leads, with the statuses and sources spread over the last ninety days. */
export const planLeads = (): Plan[] => [
  ...waitingHours.map((hours): Plan => ({
    status: 'new',
    daysAgo: hours / 24,
    source: 'Contact Form',
    enteredByStaff: false,
    givenBack: false,
  })),
  ...stages.flatMap(({ status, count, from, to }) =>
    Array.from({ length: count }, (_, index): Plan => {
      const source = sources[(index * 3 + count) % sources.length] ?? 'Contact Form'
      const daysAgo = from + ((to - from) * index) / Math.max(1, count - 1)
      const enteredByStaff = source === 'Contact Form' && index % 8 === 5
      return { status, daysAgo, source, enteredByStaff, givenBack: index % 10 === 6 }
    }),
  ),
]

type Event = {
  status?: LeadStatus
  /** Happens minutes after the previous event instead of days. */
  isImmediate?: boolean
  data: { status?: LeadStatus; notes?: string; assignedTo?: string | null }
}

/** Plans what staff did with a lead until it reached its status. */
export function planEvents(
  { status, daysAgo, givenBack }: Plan,
  people: User[],
  language: 'en' | 'es',
  random: Random,
): Event[] {
  const assigned: Event = { isImmediate: true, data: { assignedTo: random.pick(people).id } }
  if (status === 'new') return random.chance(0.3) && daysAgo > 0.5 ? [assigned] : []
  const reached =
    status === 'closed_lost'
      ? pipeline.slice(0, random.between(1, 3))
      : pipeline.slice(0, pipeline.indexOf(status) + 1)
  const steps: LeadStatus[] = status === 'closed_lost' ? [...reached, status] : [...reached]
  const moves = steps.flatMap((step): Event[] => {
    const move: Event = { status: step, data: { status: step } }
    const note = notes[language][step as keyof (typeof notes)['en']]
    return random.chance(0.6) ? [move, { isImmediate: true, data: { notes: random.pick(note) } }] : [move]
  })
  const assignments: Event[] = givenBack
    ? [assigned, { isImmediate: true, data: { assignedTo: null } }]
    : [assigned]
  return givenBack || random.chance(0.85) ? [...moves.slice(0, 1), ...assignments, ...moves.slice(1)] : moves
}
