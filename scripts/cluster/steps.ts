import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { ClusterSite, ServiceName } from '../../tests/faults/cluster-site'
import type { Line } from '../../tests/faults/line'

/** Something that happens to a part of the site, and ends with a part that works again. */
export type Step = { name: string; run: () => Promise<void> }

/** How long a part is away, slow or silent. */
const SHORT_MS = 5_000
const LONG_MS = 15_000
/** Longer than a replica may be behind. */
const FAR_BEHIND_MS = 35_000
/** What a service manager waits before it starts a process again. */
const RESTART_MS = 1_000

/** Everything that happens to the site, in turn. `next` is the folder of another release. */
export function stepsFor(site: ClusterSite, next: string): Step[] {
  const { database, bucket, fronts } = site
  const { lines } = database
  const killed = (name: ServiceName): Step => ({
    name: `${name} killed`,
    run: async () => {
      await site.kill(name)
      await sleep(RESTART_MS)
      await site.start(name)
    },
  })
  const restarted = (name: ServiceName): Step => ({
    name: `${name} restarted`,
    run: () => restart(site, name),
  })
  const during = (
    name: string,
    line: Line,
    state: Parameters<Line['set']>[0],
    milliseconds: number,
  ): Step => ({
    name: `${name} ${state}`,
    run: async () => {
      line.set(state)
      await sleep(milliseconds)
      line.set('open')
    },
  })
  const away = (name: string, stop: () => Promise<void>, start: () => Promise<void>): Step => ({
    name,
    run: async () => {
      await stop()
      await sleep(RESTART_MS)
      await start()
    },
  })
  return [
    ...site.names.flatMap((name) => [killed(name), restarted(name)]),
    away('PgBouncer killed', database.killPooler, database.startPooler),
    during('line to PgBouncer', lines.pooler, 'slow', LONG_MS),
    during('line to PgBouncer', lines.pooler, 'cut', SHORT_MS),
    during('direct line to Postgres', lines.direct, 'cut', LONG_MS),
    during('direct line to Postgres', lines.direct, 'silent', LONG_MS),
    { name: 'update to another release', run: () => roll(site, next) },
    { name: 'primary restarted', run: () => database.primary.restart('fast') },
    { name: 'primary crashed', run: () => database.primary.restart('immediate') },
    away('replica crashed', database.stopReplica, database.startReplica),
    during('line to the replica', lines.replica, 'slow', LONG_MS),
    during('line to the replica', lines.replica, 'silent', LONG_MS),
    during('replication', lines.replication, 'cut', LONG_MS),
    { name: 'replica far behind', run: () => holdReplay(database.replicaAdminUrl) },
    during('line to the bucket', bucket.line, 'slow', LONG_MS),
    during('line to the bucket', bucket.line, 'cut', SHORT_MS),
    {
      name: 'bucket busy',
      run: async () => {
        bucket.control.fault = () => 'busy'
        await sleep(SHORT_MS)
        bucket.control.fault = undefined
      },
    },
    away(
      'nginx killed',
      () => fronts.kill('nginx'),
      () => fronts.start('nginx'),
    ),
    away(
      'Varnish killed',
      () => fronts.kill('varnish'),
      () => fronts.start('varnish'),
    ),
    during('line behind Varnish', fronts.lines.balancer, 'slow', LONG_MS),
    { name: 'back to the first release', run: () => roll(site, undefined) },
  ]
}

async function restart(site: ClusterSite, name: ServiceName): Promise<void> {
  await site.stop(name)
  await site.start(name)
}

/** Restarts every process in turn with another release. */
async function roll(site: ClusterSite, folder: string | undefined): Promise<void> {
  site.use(folder)
  for (const name of site.names) await restart(site, name)
}

/** Holds the replica where it is. */
async function holdReplay(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_wal_replay_pause()')
    await sleep(FAR_BEHIND_MS)
    await client.query('select pg_wal_replay_resume()')
  } finally {
    await client.end()
  }
}
