import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { childEnv } from '../../src/env'
import { answersSoon, type Child, type ChildOptions, root, tailOf } from './children'
import { type FrontPlace, writeFrontConfig } from './nginx-config'
import { plain } from './plain.mjs'

/** Distributions keep servers out of the PATH of ordinary accounts. */
const folders = [
  ...(childEnv().PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
]

/** Where a program of the system stands; undefined when it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file))

/** The programs that the front server takes to run here: itself, and what makes its certificate. */
const needed = ['nginx', 'openssl']

/** Finds nginx, installing it where that is possible without a question. Undefined when it can not be had. */
export function bringNginx(): string | undefined {
  if (needed.every(findProgram)) return findProgram('nginx')
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return undefined
  console.log('Installing nginx for the tests of the front server ...')
  // Debian starts what it installs, but not in run level 1.
  const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' })
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000, env })
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', 'nginx-light', 'openssl')
  return needed.every(findProgram) ? findProgram('nginx') : undefined
}

/** A certificate for `localhost` that nobody else has, for a day. */
function makeCertificate(dir: string): void {
  const { status, stderr } = spawnSync(
    findProgram('openssl') ?? 'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw plain(`openssl made no certificate: ${stderr.trim()}`)
}

/** Asks nginx whether it would start with a configuration; why not, or nothing. */
export function refusalOf(nginx: string, configuration: string): string {
  const log = join(dirname(configuration), 'error.log')
  const { status, stderr } = spawnSync(nginx, ['-t', '-e', log, '-c', configuration], { encoding: 'utf8' })
  return status === 0 ? '' : stderr.trim()
}

/** Starts the shipped front server before a site, with whoever starts children here. */
export async function startFront(
  nginx: string,
  place: FrontPlace,
  start: (options: ChildOptions) => Child,
): Promise<Child> {
  const configuration = writeFrontConfig(place)
  makeCertificate(place.dir)
  const refusal = refusalOf(nginx, configuration)
  if (refusal) throw plain(`nginx does not accept deploy/nginx.conf:\n${refusal}`)
  const log = join(place.dir, 'nginx.log')
  const runner = join(root, 'scripts', 'process', 'run-nginx.mjs')
  const child = start({ name: 'nginx', args: [runner, nginx, configuration], env: childEnv(), log })
  if (!(await answersSoon(`http://127.0.0.1:${place.ports.http}/`, child)))
    throw plain(`nginx does not answer:\n${tailOf(log)}`)
  return child
}
