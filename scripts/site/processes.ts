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

/** Child options of a service of a release, the current one by default, whose launcher knows its flags. On SIGTERM it finishes what it has begun. */
function serviceOptions(
  name: 'web' | 'worker',
  env: NodeJS.ProcessEnv,
  log?: string,
  release = current,
): ChildOptions {
  if (!isBuilt()) throw new UserError('There is no build. Run `npm run build` first.')
  // Not the link, which a later build changes.
  const folder = realpathSync(release)
  return {
    name,
    launcher: join(folder, 'puente'),
    args: [name],
    cwd: folder,
    // An empty PUENTE_ENV_FILE: the variables of a site that is hosted on this machine are not for a clone.
    env: { PUENTE_ENV_FILE: '', ...withMediaDir(env) },
    log,
    graceSeconds: 30,
  }
}

/** Child options of the built web server. */
export const webOptions = (env: NodeJS.ProcessEnv, log?: string, release?: string) =>
  serviceOptions('web', env, log, release)

/** Child options of the built worker. */
export const workerOptions = (env: NodeJS.ProcessEnv, log?: string, release?: string) =>
  serviceOptions('worker', env, log, release)

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
