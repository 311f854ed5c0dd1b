import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { type Child, type ChildOptions, readLogTail, waitForHttp } from '../process/child-process'
import { findOrInstall } from '../process/find-or-install'
import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'

/** Returns the path of Varnish, which is installed if necessary, with the module that deploy/varnish.vcl imports. */
export const findOrInstallVarnish = (): string | undefined =>
  findOrInstall(['varnishd', 'gcc'], ['varnish', 'varnish-modules'])

interface VarnishOptions {
  /** Its working directory. */
  dir: string
  port: number
  /** The site behind it listens on this port of loopback. */
  upstreamPort: number
  /** The port of a second web process. */
  otherPort?: number
  token: string
}

/** Writes deploy/varnish.vcl with the ports of the upstreams, the only difference, and returns its path. */
function writeVcl({ dir, upstreamPort, otherPort }: VarnishOptions): string {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'varnish.vcl')
  const text = readFileSync(join(root, 'deploy/varnish.vcl'), 'utf8')
  // As an operator does who has a second process.
  const both = otherPort ? text.replaceAll(/^( *)# (?=backend web_2|  \.|\}|webs\.add)/gm, '$1') : text
  writeFileSync(
    file,
    both
      .replace('.port = "3000"', `.port = "${upstreamPort}"`)
      .replace('.port = "3001"', `.port = "${otherPort ?? 3001}"`),
  )
  return file
}

/** Starts Varnish with the configuration of deploy/ in front of a site. `start` runs the child process. */
export async function startVarnish(
  varnishd: string,
  options: VarnishOptions,
  start: (options: ChildOptions) => Child,
): Promise<Child> {
  const { dir, port, token } = options
  const log = join(dir, 'varnish.log')
  const listen = ['-F', '-a', `127.0.0.1:${port}`, '-j', 'none', '-n', join(dir, 'work')]
  const child = start({
    name: 'varnish',
    args: [
      join(root, 'scripts/process/run-program.mjs'),
      varnishd,
      ...[...listen, '-f', writeVcl(options), '-s', 'malloc,32m'],
    ],
    env: childEnv({ CDN_PURGE_TOKEN: token }),
    log,
  })
  if (!(await waitForHttp(`http://127.0.0.1:${port}/api/health/ready`, child)))
    throw new UserError(`Varnish does not answer:\n${readLogTail(log)}`)
  return child
}
