import { join } from 'node:path'

import { type Crew } from '../process/crew'
import { startE2eSite } from '../process/e2e-site'
import { startFront } from '../process/nginx'
import { plain } from '../process/plain.mjs'
import { freePort } from '../process/ports'
import { startLimits } from './limits'
import { pageAnswer, type PageAnswer } from './page-answer'
import { type Contender } from './pages'

/** One page to be measured, and where each of the four answers it. */
export interface StagedPage {
  name: string
  path: string
  bytes: number
  urls: Record<Contender, string>
}

/** The newest post, whatever the demo content is. */
async function somePost(site: string): Promise<string> {
  const list = await (await fetch(`${site}/resources`)).text()
  const path = /href="(\/blog\/[\w-]+)"/.exec(list)?.[1]
  if (!path) throw plain('The list shows no post.')
  return path
}

/** Starts the built site on demo content, the shipped front server before it, and the two limits beside it. */
export async function openStage(crew: Crew, nginx: string, dir: string) {
  const variables = await startE2eSite(crew)
  const alone = (variables.E2E_URL ?? '').replace('localhost', '127.0.0.1')
  const ports = { http: await freePort(), https: await freePort(), compressing: await freePort() }
  const place = { dir: join(dir, 'front'), upstream: new URL(alone).host, ports, isPlain: true }
  await startFront(nginx, place, crew.start)
  const front = `http://localhost:${ports.https}`

  const paths = { home: '/', list: '/resources', post: await somePost(alone) }
  const answers: Record<string, PageAnswer> = {}
  for (const [name, path] of Object.entries(paths)) answers[name] = await pageAnswer(front + path)
  const limits = await startLimits(crew, nginx, dir, answers)
  const pages = Object.entries(paths).map(([name, path]): StagedPage => {
    const file = `${limits.file}/${name}`
    const urls = { file, whole: `${file}/whole`, memory: `${limits.memory}/${name}` }
    const bytes = answers[name]?.body.length ?? 0
    return { name, path, bytes, urls: { ...urls, front: front + path, alone: alone + path } }
  })
  return { pages, variables }
}
