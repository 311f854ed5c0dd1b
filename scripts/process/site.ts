import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { type ChildOptions, root } from './children'

/** What `npm run build` leaves behind: the web server and the worker. */
const serverFile = join(root, '.next', 'standalone', 'server.js')
export const workerFile = join(root, 'dist', 'worker.mjs')

/** True when both are there. */
export const isBuilt = () => existsSync(serverFile) && existsSync(workerFile)

/** The standalone server works in a folder of its own, so that a relative path would mean another place to it. */
const withMedia = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  MEDIA_DIR: resolve(root, env.MEDIA_DIR ?? '.data/media'),
})

/** The web server of the build as a child. Next calls its address HOSTNAME, as shells call the machine. */
export const webOptions = (env: NodeJS.ProcessEnv, log?: string): ChildOptions => ({
  name: 'web',
  args: [serverFile],
  env: { ...withMedia(env), HOSTNAME: env.HOST ?? '127.0.0.1' },
  log,
})

/** The worker of the build as a child; it finishes the jobs in its hands. */
export const workerOptions = (env: NodeJS.ProcessEnv, log?: string): ChildOptions => ({
  name: 'worker',
  args: ['--enable-source-maps', workerFile],
  env: withMedia(env),
  log,
  graceSeconds: 30,
})

/** The web server on the sources as they change. */
export const devWebOptions = (env: NodeJS.ProcessEnv, log?: string): ChildOptions => ({
  name: 'web',
  args: [
    join(root, 'node_modules/next/dist/bin/next'),
    'dev',
    '-H',
    env.HOST ?? '127.0.0.1',
    '-p',
    env.PORT ?? '3000',
  ],
  env: withMedia(env),
  log,
})

/** The worker on the sources as they were at its start. */
export const devWorkerOptions = (env: NodeJS.ProcessEnv, log?: string): ChildOptions => ({
  ...workerOptions(env, log),
  args: ['src/worker.ts'],
})
