import { parseArgs } from 'node:util'

import { childEnv, env } from '../src/env'
import { createCrew } from './process/crew'
import { plain } from './process/plain.mjs'
import { isBuilt, webOptions, workerOptions } from './process/site'
import { runCrew } from './process/run-crew'

const options = { web: { type: 'boolean' }, worker: { type: 'boolean' } } as const

/** The production start: web and worker under one parent, `--web` or `--worker` for one of them. */
async function start(): Promise<never> {
  const { values } = parseArgs({ options })
  if (!isBuilt()) throw plain('There is no build: run `npm run build` first.')
  const both = !values.web && !values.worker
  const childrensEnv = childEnv({ NODE_ENV: 'production', HOST: env.HOST, PORT: String(env.PORT) })
  const crew = createCrew()
  const work = () => {
    if (both || values.worker) crew.start(workerOptions(childrensEnv))
    if (both || values.web) crew.start(webOptions(childrensEnv))
    return crew.failed
  }
  return runCrew(crew, work, 0)
}

await start()
