import { join } from 'node:path'

import { startNginx } from '../nginx/server'
import { getFreePort } from '../process/ports'
import { type Supervisor } from '../process/supervisor'
import { UserError } from '../process/user-error.mjs'
import { startE2eSite } from '../testing/e2e-site'
import { startBaselines } from './baselines'
import { fetchPage, type PageResponse } from './page-response'

/** The servers that are compared, in the order in which they are measured in each round. */
export const targets = ['file', 'fileWithHeaders', 'front', 'memory', 'alone'] as const
export type Target = (typeof targets)[number]

/** One page to measure, with its URL on each target. */
export interface MeasuredPage {
  name: string
  path: string
  bytes: number
  urls: Record<Target, string>
}

/** Returns the path of the newest post. */
async function findPost(site: string): Promise<string> {
  const list = await (await fetch(`${site}/resources`)).text()
  const path = /href="(\/blog\/[\w-]+)"/.exec(list)?.[1]
  if (!path) throw new UserError('/resources lists no post.')
  return path
}

/** Starts the built site with demo content, nginx before it, and the baselines that it is compared with. */
export async function startPageTargets(supervisor: Supervisor, nginx: string, dir: string) {
  const variables = await startE2eSite(supervisor)
  const alone = (variables.E2E_URL ?? '').replace('localhost', '127.0.0.1')
  const ports = { http: await getFreePort(), https: await getFreePort(), compressing: await getFreePort() }
  const options = { dir: join(dir, 'front'), upstream: new URL(alone).host, ports, isTlsOff: true }
  await startNginx(nginx, options, supervisor.start)
  const front = `http://localhost:${ports.https}`

  const paths = { home: '/', list: '/resources', post: await findPost(alone) }
  const responses: Record<string, PageResponse> = {}
  for (const [name, path] of Object.entries(paths)) responses[name] = await fetchPage(front + path)
  const baselines = await startBaselines(supervisor, nginx, dir, responses)
  const pages = Object.entries(paths).map(([name, path]): MeasuredPage => {
    const file = `${baselines.file}/${name}`
    const urls = {
      file,
      fileWithHeaders: `${file}/with-headers`,
      memory: `${baselines.memory}/${name}`,
      front: front + path,
      alone: alone + path,
    }
    return { name, path, bytes: responses[name]?.body.length ?? 0, urls }
  })
  return { pages, variables }
}
