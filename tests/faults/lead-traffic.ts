import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { TestSite } from './test-site'

/** A lead that a visitor sent, and whether the site acknowledged it. */
export type SentLead = { submission: string; email: string; acknowledged: boolean; attempts: number }

const VISITORS = 4
const MAX_ATTEMPTS = 60

/** Starts visitors who send one lead after the other until `stop` is called. */
export function startLeadTraffic(site: TestSite) {
  const leads: SentLead[] = []
  let isOpen = true

  const visitor = async () => {
    while (isOpen) {
      const submission = crypto.randomUUID()
      const lead: SentLead = {
        submission,
        email: `${submission}@example.com`,
        acknowledged: false,
        attempts: 0,
      }
      leads.push(lead)
      // Like the contact form, repeats the same submission until it is acknowledged.
      while (!lead.acknowledged && lead.attempts < MAX_ATTEMPTS) {
        lead.attempts += 1
        lead.acknowledged = await send(site, lead)
        if (!lead.acknowledged) await sleep(250)
      }
      await sleep(40)
    }
  }
  const visitors = Array.from({ length: VISITORS }, visitor)
  return {
    leads,
    stop: async () => {
      isOpen = false
      await Promise.all(visitors)
    },
  }
}

/** Sends a lead and returns whether the site acknowledged it. */
async function send({ url, siteUrl }: TestSite, { submission, email }: SentLead): Promise<boolean> {
  const response = await fetch(`${url}/api/lead-capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl, 'x-forwarded-for': email },
    body: JSON.stringify({
      name: 'Test Visitor',
      email,
      message: 'A lead of the fault tests.',
      submission_id: submission,
      language: 'es',
    }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  if (!response) return false
  const body = (await response.json().catch(() => ({}))) as { success?: boolean }
  return response.ok && body.success === true
}

/** Compares the acknowledged leads with the database: each must be there once, with one activity. */
export async function checkLeads(site: Pick<TestSite, 'postgres'>, leads: SentLead[]) {
  const client = new pg.Client({ connectionString: site.postgres.runtimeUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string; leads: string; activities: string }>(
    `select l.email, count(distinct l.id) leads, count(a.id) activities
     from leads l left join lead_activities a on a.lead_id = l.id and a.type = 'form_submit'
     where l.email = any($1) group by l.email`,
    [leads.map(({ email }) => email)],
  )
  await client.end()
  const stored = new Set(rows.map(({ email }) => email))
  const acknowledged = leads.filter((lead) => lead.acknowledged)
  return {
    acknowledged: acknowledged.length,
    repeated: acknowledged.filter(({ attempts }) => attempts > 1).length,
    missing: acknowledged.filter(({ email }) => !stored.has(email)).length,
    duplicates: rows.filter((row) => row.leads !== '1').length,
    withoutActivity: rows.filter(({ activities }) => activities !== '1').length,
  }
}

type Email = { to: { address: string }[]; text: string }

/** Counts how often the two emails of each acknowledged lead arrived: the one to the visitor and the one to the staff. */
export async function countEmails(site: Pick<TestSite, 'mailboxUrl'>, leads: SentLead[]) {
  const emails = (await (await fetch(`${site.mailboxUrl}/api/email`)).json()) as Email[]
  const acknowledged = leads.filter((lead) => lead.acknowledged)
  const toVisitor = new Map<string, number>()
  const toStaff = new Map<string, number>()
  for (const { to, text } of emails) {
    const recipient = to[0]?.address ?? ''
    const subject = /[\da-f-]{36}@example\.com/.exec(text)?.[0] ?? ''
    if (recipient.endsWith('@example.com')) toVisitor.set(recipient, (toVisitor.get(recipient) ?? 0) + 1)
    else toStaff.set(subject, (toStaff.get(subject) ?? 0) + 1)
  }
  const countsIn = (map: Map<string, number>) => acknowledged.map(({ email }) => map.get(email) ?? 0)
  const all = [...countsIn(toVisitor), ...countsIn(toStaff)]
  return {
    once: all.filter((count) => count === 1).length,
    none: all.filter((count) => count === 0).length,
    several: all.filter((count) => count > 1).length,
  }
}
