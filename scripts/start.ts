import { parseArgs } from 'node:util'

import { childEnv, env } from '../src/env'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { webOptions, workerOptions } from './site/processes'

const options = { web: { type: 'boolean' }, worker: { type: 'boolean' } } as const

const supervisor = createSupervisor()

/**
 * `npm start` runs the current build: web and worker, or one of them with `--web` or `--worker`, until one exits. Where a site
 * is hosted, a service manager runs `puente web` and `puente worker` (docs/operations.md).
 */
async function start(): Promise<never> {
  const { values } = parseArgs({ options })
  const both = !values.web && !values.worker
  const siteEnv = childEnv({ NODE_ENV: 'production', HOST: env.HOST, PORT: String(env.PORT) })
  if (both || values.worker) supervisor.start(workerOptions(siteEnv))
  if (both || values.web) supervisor.start(webOptions(siteEnv))
  return supervisor.failed
}

await import('./process/json-console.mjs')
await runCommand(supervisor, start, 0)
