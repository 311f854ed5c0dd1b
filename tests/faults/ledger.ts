import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { House } from './house'

type Entry = { submission: string; email: string; acknowledged: boolean; tries: number }

/** Visitors who send leads without pause and remember which of them the site said it has kept. */
export function openLedger(house: House) {
  const entries: Entry[] = []
  let open = true

  const visitor = async () => {
    while (open) {
      const submission = crypto.randomUUID()
      const entry: Entry = { submission, email: `${submission}@example.com`, acknowledged: false, tries: 0 }
      entries.push(entry)
      // As the form does: the same submission again until it is known to be kept.
      while (!entry.acknowledged && entry.tries < 60) {
        entry.tries += 1
        entry.acknowledged = await send(house.url, entry)
        if (!entry.acknowledged) await sleep(250)
      }
      await sleep(40)
    }
  }
  const visitors = Array.from({ length: 4 }, visitor)
  return {
    entries,
    close: async () => {
      open = false
      await Promise.all(visitors)
    },
  }
}

async function send(url: string, { submission, email }: Entry): Promise<boolean> {
  const response = await fetch(`${url}/api/lead-capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': email },
    body: JSON.stringify({
      name: 'Ledger',
      email,
      message: 'One line of the ledger.',
      submission_id: submission,
      language: 'es',
    }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  if (!response) return false
  const answer = (await response.json().catch(() => ({}))) as { success?: boolean }
  return response.ok && answer.success === true
}

/** What the database holds of the acknowledged entries: each must be there, once, with one activity. */
export async function audit(house: House, entries: Entry[]) {
  const client = new pg.Client({ connectionString: house.postgres.runtimeUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string; leads: string; activities: string }>(
    `select l.email, count(distinct l.id) leads, count(a.id) activities
     from leads l left join lead_activities a on a.lead_id = l.id and a.type = 'form_submit'
     where l.email = any($1) group by l.email`,
    [entries.map(({ email }) => email)],
  )
  await client.end()
  const kept = new Map(rows.map((row) => [row.email, row]))
  const acknowledged = entries.filter((entry) => entry.acknowledged)
  return {
    acknowledged: acknowledged.length,
    repeated: acknowledged.filter(({ tries }) => tries > 1).length,
    missing: acknowledged.filter(({ email }) => !kept.has(email)).length,
    twice: rows.filter(({ leads }) => leads !== '1').length,
    withoutHistory: rows.filter(({ activities }) => activities !== '1').length,
  }
}

type Mail = { to: { address: string }[]; text: string; messageId?: string }

/** How often the two mails of each entry came: to the visitor, and to the staff about the visitor. */
export async function countMails(house: House, entries: Entry[]) {
  const mails = (await (await fetch(`${house.mailboxUrl}/api/email`)).json()) as Mail[]
  const wanted = entries.filter((entry) => entry.acknowledged)
  const toVisitor = new Map<string, number>()
  const toStaff = new Map<string, number>()
  for (const { to, text } of mails) {
    const recipient = to[0]?.address ?? ''
    const about = /[\da-f-]{36}@example\.com/.exec(text)?.[0] ?? ''
    if (recipient.endsWith('@example.com')) toVisitor.set(recipient, (toVisitor.get(recipient) ?? 0) + 1)
    else toStaff.set(about, (toStaff.get(about) ?? 0) + 1)
  }
  const times = (counts: Map<string, number>) => wanted.map(({ email }) => counts.get(email) ?? 0)
  const all = [...times(toVisitor), ...times(toStaff)]
  return {
    once: all.filter((n) => n === 1).length,
    none: all.filter((n) => n === 0).length,
    more: all.filter((n) => n > 1).length,
  }
}
