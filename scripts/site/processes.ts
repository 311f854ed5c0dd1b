import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { type ChildOptions } from '../process/child-process'
import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'
import { openReleases } from './releases'

const current = join(openReleases().dir, 'current')

/** Whether there is a build to start. */
export const isBuilt = () => existsSync(current)

/** Makes MEDIA_DIR absolute, because the standalone server changes its working directory. */
const withMediaDir = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  MEDIA_DIR: resolve(root, env.MEDIA_DIR ?? '.data/media'),
})

/**
 * Pictures are resized in several threads. By default glibc keeps a memory arena per thread and returns little of it: after
 * a few large uploads the process used twice as much memory. Other systems ignore this variable.
 */
const allocator = { MALLOC_ARENA_MAX: '2' }

/** For the worker, memory matters more than speed: with these flags it idles at 160 MB instead of 190. */
const smallHeap = ['--optimize-for-size', '--max-semi-space-size=2']

/** Child options of a service of the current release, as `puente.sh` starts it. On SIGTERM it finishes what it has begun. */
function serviceOptions(name: 'web' | 'worker', env: NodeJS.ProcessEnv, log?: string): ChildOptions {
  if (!isBuilt()) throw new UserError('There is no build. Run `npm run build` first.')
  // Not the link, which a later build changes.
  const folder = realpathSync(current)
  return {
    name,
    args: [...(name === 'worker' ? smallHeap : []), join(folder, 'puente.mjs'), name],
    cwd: folder,
    env: { ...allocator, ...withMediaDir(env) },
    log,
    graceSeconds: 30,
  }
}

/** Child options of the built web server. */
export const webOptions = (env: NodeJS.ProcessEnv, log?: string) => serviceOptions('web', env, log)

/** Child options of the built worker. */
export const workerOptions = (env: NodeJS.ProcessEnv, log?: string) => serviceOptions('worker', env, log)

/** Child options of the development web server, which reloads the sources when they change. */
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
  env: withMediaDir(env),
  log,
})

/** Child options of the worker run from its sources. It doesn't reload when they change. */
export const devWorkerOptions = (env: NodeJS.ProcessEnv, log?: string): ChildOptions => ({
  name: 'worker',
  args: ['scripts/puente.ts', 'worker'],
  env: withMediaDir(env),
  log,
  graceSeconds: 30,
})
