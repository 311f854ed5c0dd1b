import { createLocalReq, type PayloadRequest } from 'payload'

import type { LeadSource, LeadStatus } from '../../../src/features/leads/rules'
import { asSystem, sql, statement } from '../../../src/lib/server/db'
import type { User } from '../../../src/payload-types'
import { makeVisitor } from '../factories/lead'
import { random, type Random } from '../factories/random'
import type { SeedContext, Step } from '../step'
import { campaigns, notes } from '../words/messages'
import { answeredAt, later, writtenAt } from './lead-times'

type Plan = { status: LeadStatus; daysAgo: number; source: LeadSource; entered: boolean }
type Crew = { team: PayloadRequest; people: User[] }

/** How many leads stand where, and how many days ago they came. */
const stages: { status: LeadStatus; count: number; from: number; to: number }[] = [
  { status: 'new', count: 16, from: 0, to: 3 },
  { status: 'contacted', count: 16, from: 1, to: 25 },
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
const way: readonly LeadStatus[] = ['contacted', 'qualified', 'proposal', 'closed_won']

/** Eighty leads of ninety days, whose histories the product's own hooks write; then their times are set back. */
export const leads: Step = {
  name: 'leads',
  run: async (context) => {
    const dice = random(90)
    const { docs: people } = await asSystem(context.req).find({
      collection: 'users',
      where: { role: { in: ['admin', 'team'] } },
      sort: 'role',
      depth: 0,
    })
    const user = people.find(({ role }) => role === 'team')
    const team = await createLocalReq({ user: user && { ...user, collection: 'users' } }, context.payload)
    team.transactionID = context.req.transactionID
    const plans = stages.flatMap(({ status, count, from, to }) =>
      Array.from({ length: count }, (_, index): Plan => {
        const source = sources[(index * 3 + count) % sources.length] ?? 'Contact Form'
        const daysAgo = from + ((to - from) * index) / Math.max(1, count - 1)
        return { status, daysAgo, source, entered: source === 'Contact Form' && index % 8 === 5 }
      }),
    )
    for (const [number, plan] of plans.entries())
      await makeLead(context, { team, people }, plan, number, dice)
  },
}

const byForm = ({ source, entered }: Plan) => source === 'Contact Form' && !entered

/** Who did not come by the form left no page behind; a mail that was opened names its newsletter. */
const elsewhere = ({ source }: Plan, language: 'en' | 'es') => ({
  pageUrl: null,
  referrer: null,
  utm: source === 'Email Open Tracking' ? campaigns[language].find(({ medium }) => medium === 'email') : {},
})

async function makeLead(
  context: SeedContext,
  crew: Crew,
  plan: Plan,
  number: number,
  dice: Random,
): Promise<void> {
  const { req, now, siteUrl } = context
  const written = writtenAt(plan.daysAgo, now, dice)
  // 37 and 80 have no common factor: neighbours in time are not neighbours in the list of businesses.
  const visitor = makeVisitor((number * 37) % 80, siteUrl)
  const data = {
    ...visitor,
    ...(byForm(plan) ? {} : elsewhere(plan, visitor.language)),
    sourceName: plan.source,
  }
  const made = { ...data, status: 'new' as const, score: 0 }
  const { id } = await asSystem(plan.entered ? crew.team : req).create({ collection: 'leads', data: made })
  let at = written
  await setBack(req, id, at)
  if (plan.source === 'Email Open Tracking') {
    const opened = { lead: id, type: 'email_open' as const, data: {} }
    await asSystem(req).create({ collection: 'lead-activities', data: opened })
    await setBack(req, id, at)
  }
  let replied: Date | null = null
  for (const event of eventsOf(plan, crew.people, visitor.language, dice)) {
    const due = replied || !event.status ? later(at, dice) : answeredAt(written, dice)
    const soon = new Date(at.getTime() + dice.between(2, 20) * 60_000)
    at = event.soon || due.getTime() > now.getTime() ? soon : due.getTime() > at.getTime() ? due : soon
    if (event.status === 'contacted') replied = at
    await asSystem(crew.team).update({ collection: 'leads', id, data: event.data })
    await setBack(req, id, at)
  }
  await sql(
    req,
    statement`update leads set created_at = ${written.toISOString()}, updated_at = ${at.toISOString()},
      first_reply_at = ${replied?.toISOString() ?? null} where id = ${id}`,
  )
  if (byForm(plan)) await recordMails(req, id, written)
}

type Event = {
  status?: LeadStatus
  soon?: boolean
  data: { status?: LeadStatus; notes?: string; assignedTo?: string | null }
}

/** What staff did with a lead until it stands where the plan has it. */
function eventsOf({ status, daysAgo }: Plan, people: User[], language: 'en' | 'es', dice: Random): Event[] {
  const assigned: Event = { soon: true, data: { assignedTo: dice.pick(people).id } }
  if (status === 'new') return dice.chance(0.3) && daysAgo > 0.5 ? [assigned] : []
  const reached =
    status === 'closed_lost' ? way.slice(0, dice.between(1, 3)) : way.slice(0, way.indexOf(status) + 1)
  const steps: LeadStatus[] = status === 'closed_lost' ? [...reached, status] : [...reached]
  const moves = steps.flatMap((step): Event[] => {
    const move: Event = { status: step, data: { status: step } }
    const note = notes[language][step as keyof (typeof notes)['en']]
    return dice.chance(0.6) ? [move, { soon: true, data: { notes: dice.pick(note) } }] : [move]
  })
  // Now and then somebody hands a lead back.
  const handed: Event[] = dice.chance(0.1)
    ? [assigned, { soon: true, data: { assignedTo: null } }]
    : [assigned]
  return dice.chance(0.85) ? [...moves.slice(0, 1), ...handed, ...moves.slice(1)] : moves
}

/** Gives the activities that were just written their time. The others lie in the past already. */
const setBack = (req: PayloadRequest, lead: string, at: Date) =>
  sql(
    req,
    statement`update lead_activities set created_at = ${at.toISOString()}, updated_at = ${at.toISOString()}
      where lead_id = ${lead} and created_at > now() - interval '1 second'`,
  )

/** The two mails of a lead, as sent: nobody gets mail from a demo. */
const recordMails = (req: PayloadRequest, lead: string, written: Date) =>
  sql(
    req,
    statement`
      insert into outbox (kind, subject_id, recipient, language, data, status, sent_at, created_at, updated_at)
      select mail.kind, l.id::text, mail.recipient, mail.language, '{}'::jsonb, 'sent', sent.at, l.created_at, sent.at
      from leads l, site_settings s,
        lateral (select ${new Date(written.getTime() + 4_000).toISOString()}::timestamptz as at) sent,
        lateral (values
          ('lead-notification', s.notification_email, s.notification_language::text::enum_outbox_language),
          ('lead-acknowledgement', l.email, l.language::text::enum_outbox_language)) mail (kind, recipient, language)
      where l.id = ${lead}`,
  )
