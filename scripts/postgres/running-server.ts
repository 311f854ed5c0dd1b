import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { isAlive } from '../process/file-lock.mjs'
import { processCommandLine } from '../process/process-identity'
import { type Cluster } from './cluster'

/** The relevant lines of postmaster.pid. */
interface Postmaster {
  pid: number
  port: number
}

const MAX_ATTEMPTS = 150
const ATTEMPT_INTERVAL_MS = 200

/** Reads the cluster's postmaster.pid. Returns undefined if there is none. */
export function readPostmasterPid({ data }: Pick<Cluster, 'data'>): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/**
 * Finds a server that a killed run left behind and waits until it answers, because it may be starting or stopping.
 * Removes the pid file of a server that has exited, whose pid may belong to another process by now.
 */
export async function findRunningServer(cluster: Cluster, password: string): Promise<Postmaster | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const postmaster = readPostmasterPid(cluster)
    if (!postmaster) return undefined
    if (!isAlive(postmaster.pid) || !processCommandLine(postmaster.pid)?.includes('postgres')) {
      rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (await isServing(postmaster.port, password, cluster.data)) return postmaster
    await sleep(ATTEMPT_INTERVAL_MS)
  }
  throw new Error(`The Postgres server of ${cluster.data} is running but does not answer.`)
}

/** Whether the server on `port` accepts our password and uses our data directory. */
async function isServing(port: number, password: string, data: string): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === data
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
