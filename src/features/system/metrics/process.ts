import { statfs } from 'node:fs/promises'

import { Counter, Gauge, collectDefaultMetrics, type Registry } from 'prom-client'
import type { Pool } from 'pg'

import { bucketSettings, env } from '@/env'
import { processCounts } from '@/lib/server/process-counts'

/** Adds the metrics of this process: memory, event loop, pools, and what it has counted. */
export function processMetrics(registers: Registry[], facts: { service: string; version: string }): void {
  for (const register of registers) collectDefaultMetrics({ register })
  new Gauge({
    name: 'puente_build_info',
    help: 'The version that runs; always 1',
    labelNames: ['service', 'version'],
    registers,
  }).set(facts, 1)
  new Counter({
    name: 'puente_page_cache_lookups_total',
    help: 'Lookups in the page cache; stale pages are sent and rendered again',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(processCounts.pageCache)) this.inc({ result }, count)
    },
  })
  new Counter({
    name: 'puente_rate_limit_refusals_total',
    help: 'Requests that a rate limit refused',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset()
      for (const [limit, count] of processCounts.refusals) this.inc({ limit }, count)
    },
  })
  new Counter({
    name: 'puente_jobs_run_total',
    help: 'Runs of jobs by this process; failed ones are tried again, those of deadletter are given up',
    labelNames: ['queue', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [queue, counts] of processCounts.jobs)
        for (const [result, count] of Object.entries(counts)) this.inc({ queue, result }, count)
    },
  })
  poolMetrics(registers)
  if (!bucketSettings) diskMetrics(registers)
}

function poolMetrics(registers: Registry[]): void {
  new Gauge({
    name: 'puente_database_pool_connections',
    help: 'Open connections of a pool',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, all] of processCounts.pools) {
        const total = sum(all, ({ totalCount }) => totalCount)
        const idle = sum(all, ({ idleCount }) => idleCount)
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'used' }, total - idle)
      }
    },
  })
  const ofEachPool = (name: string, help: string, count: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, all] of processCounts.pools) this.set({ pool }, sum(all, count))
      },
    })
  ofEachPool(
    'puente_database_pool_limit',
    'The most connections that a pool opens',
    ({ options }) => options.max,
  )
  ofEachPool(
    'puente_database_pool_waiting',
    'Queries that wait for a connection',
    ({ waitingCount }) => waitingCount,
  )
}

function diskMetrics(registers: Registry[]): void {
  new Gauge({
    name: 'puente_media_free_bytes',
    help: 'Free space where uploaded pictures are stored (MEDIA_DIR)',
    registers,
    async collect() {
      const free = await statfs(env.MEDIA_DIR).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => 0,
      )
      this.set(free)
    },
  })
}

const sum = <Item>(items: Iterable<Item>, valueOf: (item: Item) => number): number =>
  [...items].reduce((total, item) => total + valueOf(item), 0)
