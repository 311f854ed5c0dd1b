import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { ClusterSite } from '../../tests/faults/cluster-site'
import { frontFetch } from '../../tests/faults/front-fetch'
import { checkLeads, countEmails } from '../../tests/faults/lead-traffic'
import { isSignedIn } from '../../tests/faults/sign-in-traffic'
import type { Tally } from '../../tests/faults/tally'
import type { Report } from '../faults/restored-site'
import type { ClusterTraffic } from './traffic'

const MAX_EMAIL_WAIT_SECONDS = 180

/** Checks what everyone was told during the run against what is stored, when all parts work again. */
export async function checkCluster(site: ClusterSite, traffic: ClusterTraffic, tally: Tally, report: Report) {
  await checkCaptures(site, traffic, report)
  await checkRows(site, traffic, report)

  const { acknowledged, found } = await traffic.publishing.compare()
  // A change whose answer was lost may be stored, too.
  report('the last change of the post', { acknowledged, found }, Number(!(found >= acknowledged)))

  const states = await Promise.all(
    traffic.sessions().map((session) => isSignedIn(session).catch(() => false)),
  )
  const left = states.filter((isIn) => !isIn).length
  const counted = { sessions: states.length, 'signed in': tally.of('signed in') }
  const signedOut = tally.of('signed out') + left
  report('sessions', { ...counted, 'signed out': signedOut }, signedOut)

  const [finished, unfinished] = [tally.of('finished'), tally.of('unfinished')]
  report('what was under way during a drain', { finished, unfinished }, unfinished)

  const stale = tally.of('stale')
  report('readers of what they wrote', { writes: tally.of('leads of staff'), stale }, stale)
  const [heard, missed] = [tally.of('heard'), tally.of('missed')]
  report('boards', { streams: tally.of('streams'), heard, missed }, heard === 0 ? 1 : missed)
  for (const where of ['web', 'varnish'] as const) {
    const [read, late] = [tally.of(`read ${where}`), tally.of(`late ${where}`)]
    const longest = tally.of(`seen ${where}`)
    report(`changes at ${where}`, { read, late, 'ms at most': longest }, read === 0 ? 1 : late)
  }
  const kept = tally.of('kept')
  report('pages that Varnish had kept', { kept }, Number(kept === 0))
  const replica = await countRows(
    site.database.replicaAdminUrl(),
    `select from pg_stat_activity where application_name = 'puente replica'`,
  )
  report('connections that read the replica', { replica }, Number(replica === 0))
}

async function checkCaptures(site: ClusterSite, traffic: ClusterTraffic, report: Report): Promise<void> {
  const leads = traffic.visitors.leads.map((email) => ({
    submission: '',
    email,
    acknowledged: true,
    attempts: 1,
  }))
  const counts = await checkLeads(site, leads)
  const errors = counts.missing + counts.duplicates + counts.withoutActivity
  report('captured leads', counts, leads.length === 0 ? 1 : errors)
  let emails = await countEmails(site, leads)
  for (let waited = 0; emails.none > 0 && waited < MAX_EMAIL_WAIT_SECONDS; waited += 1) {
    await sleep(1_000)
    emails = await countEmails(site, leads)
  }
  report('their emails', emails, emails.none)
}

/** Leads of staff, proposals and signatures are in the database, and pictures in the bucket. */
async function checkRows(
  site: ClusterSite,
  { boards, staff }: ClusterTraffic,
  report: Report,
): Promise<void> {
  const client = new pg.Client({ connectionString: site.postgres.ownerUrl })
  await client.connect()
  const check = async (name: string, values: Iterable<string>, statement: string) => {
    const wanted = [...values]
    const { rows } = await client.query<{ value: string }>(statement, [wanted])
    const found = new Set(rows.map(({ value }) => value))
    const missing = wanted.filter((value) => !found.has(value)).length
    report(name, { acknowledged: wanted.length, missing }, wanted.length === 0 ? 1 : missing)
  }
  const { pictures, sent, signed } = staff.acknowledged
  try {
    await check('leads of staff', boards.leads, 'select email as value from leads where email = any($1)')
    await check('sent proposals', sent, sentStatement)
    await check('signatures', signed, `${sentStatement} and status = 'signed'`)
    await check('pictures', pictures, 'select id::text as value from blog_images where id::text = any($1)')
    const { rows } = await client.query<{ filename: string }>(
      'select filename from blog_images where id::text = any($1)',
      [[...pictures]],
    )
    const answers = await Promise.all(
      rows.map(({ filename }) => frontFetch(`${site.url}/api/blog-images/file/${filename}`)),
    )
    const missing = answers.filter(({ ok }) => !ok).length
    report('files of pictures', { files: rows.length, missing }, missing)
  } finally {
    await client.end()
  }
  await checkSchedules(site, report)
  await site.runCommand('verify-signatures').then(
    () => report('audit chain', {}, 0),
    () => report('audit chain', {}, 1),
  )
}

async function countRows(connectionString: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

/** Two workers run each schedule once. */
async function checkSchedules({ postgres, startedAt }: ClusterSite, report: Report): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; jobs: number }>(
      `select name, count(*)::int as jobs from pgboss.job where name in ('sweep', 'fold-statistics') group by name`,
    )
    const minutes = Math.ceil((Date.now() - startedAt) / 60_000)
    const most = Math.max(0, ...rows.map(({ jobs }) => jobs))
    report('schedules of each minute', { minutes, 'runs at most': most }, Math.max(0, most - minutes - 1))
  } finally {
    await client.end()
  }
}

const sentStatement = 'select id::text as value from proposals where id::text = any($1)'
