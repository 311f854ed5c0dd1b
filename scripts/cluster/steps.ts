import { setTimeout as sleep } from 'node:timers/promises'

import type { ClusterSite, ServiceName } from '../../tests/faults/cluster-site'
import { answersDuring } from '../../tests/faults/model-answer'
import type { Line } from '../../tests/faults/line'
import type { Tally } from '../../tests/faults/tally'
import type { ClusterTraffic } from './traffic'

/** Something that happens to a part of the site, and ends with a part that works again. */
export type Step = { name: string; run: () => Promise<void> }

export const updateStep = 'update to another release'

/** How long a part is away, slow or silent. */
const SHORT_MS = 5_000
const LONG_MS = 12_000
const MINUTE_MS = 60_000
/** Longer than a replica may be behind (db/replica.ts): one that is ten minutes behind is treated no differently. */
const FAR_BEHIND_MS = 35_000
/** What a service manager waits before it starts a process again. */
const RESTART_MS = 1_000

/** Everything that happens to the site, in turn. `next` is the folder of another release. */
export function stepsFor(site: ClusterSite, next: string, { staff }: ClusterTraffic, tally: Tally): Step[] {
  const { database, bucket, fronts } = site
  const { lines } = database
  const later: ServiceName[] = ['web 2', 'worker 2']
  const killed = (name: ServiceName): Step => ({
    name: `${name} killed`,
    run: async () => {
      await site.kill(name)
      await sleep(RESTART_MS)
      await site.start(name)
    },
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
  const away = (
    name: string,
    stop: () => Promise<void>,
    start: () => Promise<void>,
    milliseconds = RESTART_MS,
  ): Step => ({
    name,
    run: async () => {
      await stop()
      await sleep(milliseconds)
      await start()
    },
  })
  const drained = (name: ServiceName): Step => ({
    name: `${name} drained during uploads and a signature`,
    run: async () => {
      const acknowledged = await staff.during(() => restart(site, [name]))
      for (let request = 0; request < 3; request += 1)
        tally.add(request < acknowledged ? 'finished' : 'unfinished')
    },
  })
  return [
    ...site.names.map(killed),
    drained('web 1'),
    drained('web 2'),
    {
      name: 'workers drained during an answer of the model',
      run: async () => {
        const isStored = await answersDuring(staff.team, site.model, () =>
          restart(site, ['worker 1', 'worker 2']),
        )
        tally.add(isStored ? 'finished' : 'unfinished')
      },
    },
    {
      name: 'clocks ten minutes apart from here',
      run: () => restart(site, later, () => later.forEach((name) => site.clocksAhead.add(name))),
    },
    away('PgBouncer killed', database.killPooler, database.startPooler),
    during('line to PgBouncer', lines.pooler, 'slow', LONG_MS),
    during('line to PgBouncer', lines.pooler, 'cut', SHORT_MS),
    {
      name: 'PgBouncer restarted with two connections',
      run: async () => {
        await database.stopPooler()
        await database.startPooler({ hasFew: true })
        await sleep(LONG_MS)
        await database.stopPooler()
        await database.startPooler()
      },
    },
    during('notifications', lines.listening, 'cut', MINUTE_MS),
    during('notifications', lines.listening, 'silent', LONG_MS),
    {
      name: 'direct address cut',
      run: async () => {
        for (const line of [lines.locks, lines.listening]) line.set('cut')
        await sleep(LONG_MS)
        for (const line of [lines.locks, lines.listening]) line.set('open')
      },
    },
    { name: updateStep, run: () => restart(site, site.names, () => site.use(next)) },
    { name: 'primary restarted', run: () => database.primary.restart('fast') },
    { name: 'primary crashed', run: () => database.primary.restart('immediate') },
    away('replica crashed', database.stopReplica, database.startReplica, LONG_MS),
    during('line to the replica', lines.replica, 'slow', LONG_MS),
    during('line to the replica', lines.replica, 'silent', LONG_MS),
    during('replication', lines.replication, 'cut', LONG_MS),
    {
      name: 'replica far behind',
      run: async () => {
        await database.pauseReplay(true)
        await sleep(FAR_BEHIND_MS)
        await database.pauseReplay(false)
      },
    },
    away('replica promoted', database.promoteReplica, database.renewReplica, LONG_MS),
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
    during('purges of Varnish', fronts.lines.purge, 'cut', LONG_MS),
    {
      name: 'back to the first release, clocks right',
      run: () =>
        restart(site, site.names, () => {
          site.use(undefined)
          site.clocksAhead.clear()
        }),
    },
  ]
}

/** Restarts processes one after the other as an operator does, after what is to be different from now on. */
async function restart(site: ClusterSite, names: readonly ServiceName[], change?: () => void): Promise<void> {
  change?.()
  for (const name of names) {
    await site.stop(name)
    await site.start(name)
  }
}
