import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'

import { childEnv } from '../../src/env'
import { type Child, type ChildOptions, readLogTail, waitForHttp } from '../process/child-process'
import { findOrInstall } from '../process/find-or-install'
import { findProgram } from '../process/find-program'
import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'
import { type NginxOptions, writeNginxConfig } from './config'

/** Returns the arguments with which a child of Node runs nginx. */
export const nginxArgs = (nginx: string, configuration: string): string[] => [
  join(root, 'scripts/process/run-program.mjs'),
  ...[nginx, '-e', join(dirname(configuration), 'error.log')],
  ...['-c', configuration, '-g', 'daemon off;'],
]

/** Returns the path of nginx, which is installed if necessary, with openssl for its certificate. */
export const findOrInstallNginx = (): string | undefined =>
  findOrInstall(['nginx', 'openssl'], ['nginx-light', 'openssl'])

/** Creates a self-signed certificate for `localhost` that is valid for a day. */
function createCertificate(dir: string): void {
  const { status, stderr } = spawnSync(
    findProgram('openssl') ?? 'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new UserError(`openssl could not create a certificate: ${stderr.trim()}`)
}

/** Runs `nginx -t` on a configuration. Returns its errors, or an empty string if there are none. */
export function nginxConfigError(nginx: string, configuration: string): string {
  const log = join(dirname(configuration), 'error.log')
  const { status, stderr } = spawnSync(nginx, ['-t', '-e', log, '-c', configuration], { encoding: 'utf8' })
  return status === 0 ? '' : stderr.trim()
}

/** Starts nginx with the configuration of deploy/ in front of a site. `start` runs the child process. */
export async function startNginx(
  nginx: string,
  options: NginxOptions,
  start: (options: ChildOptions) => Child,
): Promise<Child> {
  const configuration = writeNginxConfig(options)
  createCertificate(options.dir)
  const configError = nginxConfigError(nginx, configuration)
  if (configError) throw new UserError(`nginx does not accept the configuration of deploy/:\n${configError}`)
  const log = join(options.dir, 'nginx.log')
  const child = start({ name: 'nginx', args: nginxArgs(nginx, configuration), env: childEnv(), log })
  if (!(await waitForHttp(`http://127.0.0.1:${options.ports.http}/`, child)))
    throw new UserError(`nginx does not answer:\n${readLogTail(log)}`)
  return child
}
