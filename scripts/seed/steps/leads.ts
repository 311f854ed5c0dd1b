import { and, eq, gt } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'

import { recordSentEmail } from '../../../src/features/mail/queue-email'
import { notificationRecipient } from '../../../src/features/settings/queries'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { databaseOf, runSql, sql } from '../../../src/lib/server/db/sql'
import { lead_activities, leads as leadTable } from '../../../src/payload-tables'
import type { User } from '../../../src/payload-types'
import { makeVisitor, type Visitor } from '../factories/lead'
import { createRandom, type Random } from '../factories/random'
import type { SeedContext, Step } from '../step'
import { campaigns } from '../words/messages'
import type { KeySource } from '../../../src/features/lead-keys/rules'
import { demoKeys, makeDemoKeys } from './lead-keys'
import { type Plan, planEvents, planLeads } from './lead-plans'
import { DAY_MS, pickAnsweredTimes, pickNextTime } from './lead-times'

/** A request of a team member, and everyone who can be assigned a lead. */
type Staff = { request: PayloadRequest; people: User[] }

/** Eighty leads of the last ninety days. Payload's hooks write their history, which is then backdated. */
export const leads: Step = {
  name: 'leads',
  run: async (context) => {
    const random = createRandom(90)
    const { docs: people } = await asSystem(context.req).find({
      collection: 'users',
      where: { role: { in: ['admin', 'team'] } },
      sort: 'role',
      depth: 0,
    })
    const user = people.find(({ role }) => role === 'team')
    const request = await createLocalReq({ user: user && { ...user, collection: 'users' } }, context.payload)
    request.transactionID = context.req.transactionID
    await makeDemoKeys(context)
    for (const [number, plan] of planLeads().entries())
      await createLead(context, { request, people }, plan, number, random)
    // The rows were backdated after they were counted. A function of the migrations.
    await runSql(context.req, sql`select rebuild_lead_statistics()`)
  },
}

const isFromForm = ({ source, enteredByStaff }: Plan) => source === 'Contact Form' && !enteredByStaff

/** Leads from other sources have no page and no referrer; those from an opened email have its campaign. */
const fieldsWithoutForm = ({ source }: Plan, language: 'en' | 'es') => ({
  pageUrl: null,
  referrer: null,
  utm: source === 'Email Open Tracking' ? campaigns[language].find(({ medium }) => medium === 'email') : {},
})

async function createLead(
  context: SeedContext,
  staff: Staff,
  plan: Plan,
  number: number,
  random: Random,
): Promise<void> {
  const { req, now, siteUrl } = context
  const isAnswered = plan.status !== 'new'
  const times = isAnswered
    ? pickAnsweredTimes(plan.daysAgo, now, random)
    : { submitted: new Date(now.getTime() - plan.daysAgo * DAY_MS), replied: null }
  const { submitted, replied } = times
  // 37 and 80 have no common factor, so leads that are close in time are not close in the list of businesses.
  const visitor = makeVisitor((number * 37) % 80, siteUrl)
  const data = {
    ...visitor,
    ...(isFromForm(plan) ? {} : fieldsWithoutForm(plan, visitor.language)),
    sourceName: plan.source,
  }
  const newLead = { ...data, status: 'new' as const, score: 0 }
  const { id } = await asSystem(plan.enteredByStaff ? staff.request : req).create({
    collection: 'leads',
    data: newLead,
  })
  const key = keyOf(plan)
  if (key) await nameKey(req, id, key)
  let at = submitted
  await backdateActivities(req, id, at)
  if (plan.source === 'Email Open Tracking') {
    const opened = { lead: id, type: 'email_open' as const, data: {} }
    await asSystem(req).create({ collection: 'lead-activities', data: opened })
    await backdateActivities(req, id, at)
  }
  for (const event of planEvents(plan, staff.people, visitor.language, random)) {
    at =
      event.status === 'contacted' && replied
        ? replied
        : pickNextTime(at, now, Boolean(event.isImmediate), random)
    await asSystem(staff.request).update({
      collection: 'leads',
      id,
      data: event.data,
      context: { noEmails: true },
    })
    await backdateActivities(req, id, at)
  }
  const db = await databaseOf(req)
  await db
    .update(leadTable)
    .set({
      createdAt: submitted.toISOString(),
      updatedAt: at.toISOString(),
      firstReplyAt: replied?.toISOString() ?? null,
    })
    .where(eq(leadTable.id, id))
  if (isFromForm(plan) || key) await recordLeadEmails(req, id, visitor, submitted)
}

/** The name of the key with which another system sent the lead, if one did. */
const keyOf = ({ source }: Plan): string | undefined => (isKeySource(source) ? demoKeys[source] : undefined)
const isKeySource = (source: Plan['source']): source is KeySource => source in demoKeys

/** Notes the key in the first activity of a lead, as the door for leads does. */
async function nameKey(req: PayloadRequest, lead: string, key: string): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(lead_activities)
    .set({ data: sql`${lead_activities.data} || jsonb_build_object('key', ${key}::text)` })
    .where(eq(lead_activities.lead, lead))
}

/** Sets the time of the activities that were just created. The earlier ones already have theirs. */
async function backdateActivities(req: PayloadRequest, id: string, at: Date): Promise<void> {
  const { lead, createdAt } = lead_activities
  const db = await databaseOf(req)
  await db
    .update(lead_activities)
    .set({ createdAt: at.toISOString(), updatedAt: at.toISOString() })
    .where(and(eq(lead, id), gt(createdAt, sql`now() - interval '1 second'`)))
}

/** Records the two emails of a lead as sent, so that the demo does not send them. */
async function recordLeadEmails(req: PayloadRequest, lead: string, visitor: Visitor, submitted: Date) {
  const email = { subjectId: lead, data: {} }
  const sentAt = new Date(submitted.getTime() + 4_000)
  const staff = await notificationRecipient(asSystem(req))
  const { email: recipient, language } = visitor
  if (staff) await recordSentEmail(req, { ...email, kind: 'lead-notification', ...staff }, submitted, sentAt)
  const acknowledgement = { ...email, kind: 'lead-acknowledgement', recipient, language }
  await recordSentEmail(req, acknowledgement, submitted, sentAt)
}
