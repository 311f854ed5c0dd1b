import { join } from 'node:path'

import pg from 'pg'

import { runBench } from './bench/harness'
import { alternate, median, medianRatio } from './bench/rounds'
import { randomAddress, siteEnv } from './bench/site-env'
import { table } from './bench/table'
import { startPostgres } from './postgres/server'
import { readLogTail, waitForHttp } from './process/child-process'
import { getFreePort } from './process/ports'
import { webOptions } from './site/processes'

/**
 * `npm run bench:free-times` compares the free times of 20 people and 60 days with a route that has the same guards and reads
 * nothing (docs/performance.md). Fails when they take more than three times as long.
 */

const PEOPLE = 20
const DAYS = 60
const REQUESTS = 200
const MAX_RATIO = 3

const targets = { free: '/api/free-times?language=en', empty: '/api/form-token' } as const
const names = { free: 'free times', empty: 'an empty route' } as const

/** People with office hours in several zones, calls and busy times. Raw, because the site is another process. */
const people = `
  with person as (
    insert into users (email, role, language, first_name, _verified)
    select 'taker' || n || '@example.com', 'team', 'en', 'Taker ' || n, true from generate_series(1, ${PEOPLE}) n
    returning id, email
  ), availability as (
    insert into availabilities (user_id, active, time_zone, days_ahead, most_per_day)
    select id, true, (array['America/New_York', 'America/Mexico_City', 'America/Lima'])[1 + abs(hashtext(email)) % 3], ${DAYS}, 8
    from person returning id, user_id
  ), language as (
    insert into availabilities_languages ("order", parent_id, value) select 1, id, 'en' from availability
  ), hour as (
    insert into availabilities_hours (_order, _parent_id, id, weekday, "from", "to")
    select day, id, gen_random_uuid()::text, day, 540, 1080 from availability, generate_series(1, 5) day
  )
  insert into busy_times (person_id, spans)
  select user_id, (select jsonb_agg(jsonb_build_array(day, day + 3600000) order by day) from (
    select (extract(epoch from date_trunc('day', now()) + n * interval '1 day' + interval '17 hours') * 1000)::bigint as day
    from generate_series(1, ${DAYS}) n) days)
  from availability`

await runBench({
  section: 'free-times',
  rounds: 9,
  async measure({ supervisor, dir, rounds }) {
    const postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: false })
    supervisor.onStop(() => postgres.stop('immediate'))
    const port = await getFreePort()
    const site = `http://localhost:${port}`
    const env = siteEnv({
      DATABASE_URL: postgres.runtimeUrl,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      SITE_URL: site,
      PORT: String(port),
      MEDIA_DIR: join(dir, 'media'),
    })
    const log = (name: string) => join(dir, `${name}.log`)
    await supervisor.run({
      name: 'migrate',
      args: ['scripts/puente.ts', 'migrate'],
      env,
      log: log('migrate'),
    })
    const client = new pg.Client({ connectionString: postgres.ownerUrl })
    await client.connect()
    await client.query(people)
    await client.query('analyze')
    await client.end()
    const web = supervisor.start(webOptions(env, log('site')))
    if (!(await waitForHttp(`${site}/api/health`, web)))
      throw new Error(`the site does not answer:\n${readLogTail(log('site'))}`)
    let bytes = 0
    const times = await alternate(['free', 'empty'], { rounds, warmUp: 2 }, async (target) => {
      const begun = performance.now()
      for (let count = 0; count < REQUESTS; count++) {
        const response = await fetch(site + targets[target], {
          headers: { 'x-forwarded-for': randomAddress() },
        })
        const body = await response.text()
        if (!response.ok) throw new Error(`${targets[target]} answered ${response.status}`)
        if (target === 'free') bytes = body.length
      }
      return (performance.now() - begun) / REQUESTS
    })
    const ratio = medianRatio(times.free, times.empty)
    const rows = (['free', 'empty'] as const).map((target) => [
      names[target],
      median(times[target]).toFixed(2),
      medianRatio(times[target], times.empty).toFixed(2),
    ])
    return {
      method: `${PEOPLE} people, ${DAYS} days, ${bytes.toLocaleString('en-US')} bytes; medians of ${rounds} alternating rounds of ${REQUESTS} requests, one after the other.`,
      figures: table(['Route', 'ms', 'x empty'], rows),
      ...(ratio > MAX_RATIO && { failure: `Free times take ${ratio.toFixed(2)} times an empty route.` }),
    }
  },
})
