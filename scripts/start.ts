import { parseArgs } from 'node:util'

import { childEnv, env } from '../src/env'
import { waitForStatus } from './process/child-process'
import { keepRunning } from './process/keep-running'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'
import { followReleases } from './site/follow-releases'
import { webOptions, workerOptions } from './site/processes'
import { openReleases } from './site/releases'

const options = { web: { type: 'boolean' }, worker: { type: 'boolean' } } as const

/**
 * `npm start` runs the current release: web and worker, or one of them with `--web` or `--worker`. Restarts a process that
 * exits, and restarts all of them when `npm run release` or `npm run rollback` makes another release current.
 */
async function start(): Promise<never> {
  const { values } = parseArgs({ options })
  const releases = openReleases()
  const first = releases.current()
  if (!first) throw new UserError('There is no build. Run `npm run build` first.')
  const both = !values.web && !values.worker
  const siteEnv = childEnv({ NODE_ENV: 'production', HOST: env.HOST, PORT: String(env.PORT) })
  const supervisor = createSupervisor()
  await import('./process/json-console.mjs')
  const work = () => {
    let release = first
    const keep = (optionsOf: typeof webOptions) =>
      keepRunning(supervisor, () => optionsOf(siteEnv, undefined, release))
    const worker = both || values.worker ? keep(workerOptions) : undefined
    const web = both || values.web ? keep(webOptions) : undefined
    const restart = async (next: string) => {
      release = next
      await Promise.all([web?.restart(), worker?.restart()])
      return !web || waitForStatus(readyUrl, 200, web.child)
    }
    void followReleases(releases, first, { restart }, supervisor.isStopping)
    return Promise.race([web, worker].flatMap((kept) => (kept ? [kept.failed] : [])))
  }
  return runCommand(supervisor, work, 0)
}

const readyUrl = `http://${['0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST}:${env.PORT}/api/health/ready`

await start()
