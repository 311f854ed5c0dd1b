import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { isAlive } from './file-lock.mjs'
import { commandOf } from './identity'
import { type Cluster } from './postgres-cluster'

/** What a running server writes down about itself. */
interface Postmaster {
  pid: number
  port: number
}

/** The server that its pid file names, or nothing. */
export function postmasterOf({ data }: Pick<Cluster, 'data'>): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/**
 * The server that a killed run has left behind, once it answers: it may be starting or stopping. The file of a
 * server that is gone, its number perhaps another process's by now, is removed.
 */
export async function findLiveServer(cluster: Cluster, password: string): Promise<Postmaster | undefined> {
  for (let tries = 0; tries < 150; tries++) {
    const postmaster = postmasterOf(cluster)
    if (!postmaster) return undefined
    if (!isAlive(postmaster.pid) || !commandOf(postmaster.pid)?.includes('postgres')) {
      rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (await answers(postmaster.port, password, cluster.data)) return postmaster
    await sleep(200)
  }
  throw new Error(`The Postgres of ${cluster.data} runs and does not answer.`)
}

/** True when the server on `port` takes our password and serves our directory. */
async function answers(port: number, password: string, data: string): Promise<boolean> {
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
