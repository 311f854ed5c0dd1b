import pg from 'pg'

import { CONNECTIONS, measureCaptureRate } from './bench/capture-load'
import { type CaptureTarget, captureTargets, startCaptureTargets } from './bench/capture-targets'
import { runBench } from './bench/harness'
import { alternate, median, medianRatio } from './bench/rounds'
import { table } from './bench/table'

/** `npm run bench:capture` compares lead capture with Payload's REST API and a bare insert (docs/performance.md). */

const WARM_UP_ROUNDS = 1
/** Below the rate limit of all visitors together, which stays on. */
const LEADS_PER_ROUND = 1_000

const targetNames: Record<CaptureTarget, string> = {
  route: '`POST /api/lead-capture` of the site',
  rest: "Payload's own REST",
  bare: 'bare Node and pg',
}

await runBench({
  section: 'capture',
  rounds: 7,
  async measure({ supervisor, dir, rounds }) {
    const { requests, databaseUrl } = await startCaptureTargets(supervisor, dir)
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => undefined)
    await client.connect()
    const rates = await alternate(
      captureTargets,
      { rounds, warmUp: WARM_UP_ROUNDS, isSlow: true },
      async (target) => {
        // Resets the rate limits and flushes pending writes.
        await client.query('delete from rate_limits')
        await client.query('checkpoint').catch(() => undefined)
        return measureCaptureRate(requests[target], LEADS_PER_ROUND)
      },
    )
    const stored = await client.query<{ leads: number; activities: number }>(
      `select (select count(*) from leads)::int as leads, (select count(*) from lead_activities)::int as activities`,
    )
    await client.end()
    const { leads = 0, activities = 0 } = stored.rows[0] ?? {}
    const expected = (WARM_UP_ROUNDS + rounds) * captureTargets.length * LEADS_PER_ROUND
    const isComplete = leads === expected && activities === expected
    const rows = captureTargets.map((target) => [
      targetNames[target],
      String(Math.round(median(rates[target]))),
      medianRatio(rates[target], rates.rest).toFixed(2),
      medianRatio(rates[target], rates.bare).toFixed(2),
    ])
    return {
      method: `Medians of ${rounds} alternating rounds of ${LEADS_PER_ROUND} leads, ${CONNECTIONS} connections.`,
      figures: table(['Two rows, durable', 'per second', 'x REST', 'x bare'], rows),
      ...(!isComplete && {
        failure: `${expected} leads were acknowledged, but the database has ${leads} leads and ${activities} activities.`,
      }),
    }
  },
})
