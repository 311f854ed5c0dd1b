import { Gauge, type Registry } from 'prom-client'
import pg from 'pg'

import { env } from '@/env'
import { sessionSettings } from '@/lib/server/db/connections'
import { siteQuery, type SiteFigures } from './site-query'

/** Prometheus asks every 15 seconds or so, and so may a second one. */
const KEEP_MS = 5_000

/**
 * Returns a function that reads the figures over a connection of its own, so that they can be read while the site's are all in
 * use. Undefined while the database does not answer.
 */
function figuresReader(): () => Promise<SiteFigures | undefined> {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    application_name: 'puente metrics',
    max: 1,
    connectionTimeoutMillis: 3_000,
    query_timeout: 7_000,
    ...sessionSettings({ statement_timeout: 5_000 }),
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  const read = () =>
    pool.query<{ figures: SiteFigures }>(siteQuery).then(
      ({ rows }) => rows[0]?.figures,
      () => undefined,
    )
  let last: { at: number; figures: Promise<SiteFigures | undefined> } | undefined
  return () => {
    if (!last || performance.now() - last.at > KEEP_MS) last = { at: performance.now(), figures: read() }
    return last.figures
  }
}

/**
 * Adds the metrics of the whole site, which are in its database: every process reports the same ones, so that they're known
 * while any of them runs.
 */
export function siteMetrics(registers: Registry[]): void {
  const read = figuresReader()
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    set: (gauge: Gauge, figures: SiteFigures) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const figures = await read()
        this.reset()
        // Without a sample Prometheus sees that nothing is known; 0 would look good.
        if (labelNames.length === 0) this.remove()
        if (figures) set(this, figures)
      },
    })
  const figure = (name: string, help: string, of: (figures: SiteFigures) => number | null) =>
    gauge(name, help, [], (target, figures) => {
      const value = of(figures)
      if (value !== null) target.set(value)
    })
  new Gauge({
    name: 'puente_database_up',
    help: 'Whether the database answers this process',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  gauge('puente_workers', 'Workers with a recent heartbeat', [], (target, { workers }) => target.set(workers))
  figure('puente_worker_heartbeat_age_seconds', 'Age of the newest heartbeat of a worker', (f) => f.workerAge)
  figure('puente_sweep_age_seconds', 'Age of the last sweep, which runs each minute', (f) => f.sweepAge)
  gauge('puente_jobs', 'Jobs that can run now or are running', ['queue', 'state'], (target, { jobs }) => {
    for (const { queue, queued, active } of jobs) {
      target.set({ queue, state: 'queued' }, queued)
      target.set({ queue, state: 'active' }, active)
    }
  })
  gauge('puente_dead_letters', 'Jobs that were given up in the last 7 days', ['queue'], (target, figures) => {
    for (const { queue, count } of figures.deadLetters) target.set({ queue }, count)
  })
  gauge('puente_emails', 'Emails in the outbox', ['status'], (target, { emails }) => {
    for (const { status, count } of emails) target.set({ status }, count)
  })
  figure(
    'puente_oldest_waiting_email_age_seconds',
    'Age of the oldest email that waits; 0 when none does',
    (figures) => figures.oldestEmailAge ?? 0,
  )
  figure('puente_backup_age_seconds', 'Age of the newest complete backup of `puente backup`', ({ backup }) =>
    backup ? (backup.age ?? backup.firstAge) : null,
  )
  figure('puente_backup_failed', 'Whether the last backup failed', ({ backup }) =>
    backup ? Number(backup.error !== null) : null,
  )
}
