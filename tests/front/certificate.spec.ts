import { execFile, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type PeerCertificate } from 'node:tls'
import { promisify } from 'node:util'

import { childEnv, env } from '@/env'
import { writePebbleConfig } from '../../scripts/nginx/pebble'
import { findProgram } from '../../scripts/process/find-program'
import { getFreePort } from '../../scripts/process/ports'
import { expect, test as base } from '../support/front'

/** Two thirds of its certificates' life are over on the first day, so that certbot renews them at once. */
const VALID_DAYS = 20

/** certbot's own variables of a machine, as a file: what `docs/operations.md` leaves to its questions, and other folders. */
const settingsOf = (dir: string, directory: string) => `
server = ${directory}
config-dir = ${dir}/letsencrypt
work-dir = ${dir}/certbot
logs-dir = ${dir}/certbot
non-interactive = true
agree-tos = true
register-unsafely-without-email = true
no-random-sleep-on-renew = true
`

/** Returns the commands of the step of `docs/operations.md` that gets a certificate, for the host and the folders of the test. */
function documentedCommands(dir: string): string {
  const text = readFileSync('docs/operations.md', 'utf8')
  const block = /```sh\n( *certbot certonly [^]*?)```/.exec(text)?.[1] ?? ''
  return block
    .replaceAll('www.agency.com', 'localhost')
    .replaceAll('/etc/nginx/puente-tls', dir)
    .replaceAll(/\/var\/www|\/etc(?=\/letsencrypt)/g, dir)
}

/** Returns the certificate that a visitor gets. */
const certificateAt = (port: number): Promise<PeerCertificate> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false })
    socket.on('secureConnect', () => {
      resolve(socket.getPeerCertificate())
      socket.end()
    })
    socket.on('error', reject)
  })

const test = base.extend<{ shell: (commands: string) => Promise<unknown> }>({
  /** Runs commands as root does on a machine of its own, whose certificate authority is pebble. */
  shell: async ({ front: { dir, ports } }, use, info) => {
    const pebble = findProgram('pebble')
    const isThere = pebble && findProgram('certbot')
    if (!isThere && env.CI) throw new Error('There is no certbot or pebble, and they could not be installed.')
    info.skip(!isThere, 'certbot or pebble is not installed')

    const own = { acme: await getFreePort(), management: await getFreePort(), http: ports.http }
    const place = { name: 'localhost', address: '127.0.0.1', ports: own, days: VALID_DAYS }
    const configuration = writePebbleConfig({ folder: join(dir, 'pebble'), ...place })
    const quick = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' }
    const authority = spawn(pebble ?? '', ['-config', configuration], {
      env: childEnv(quick),
      stdio: 'ignore',
    })

    for (const folder of ['config/letsencrypt', 'bin', 'puente-acme'])
      mkdirSync(join(dir, folder), { recursive: true })
    const directory = `https://localhost:${own.acme}/dir`
    writeFileSync(join(dir, 'config/letsencrypt/cli.ini'), settingsOf(dir, directory))
    const systemctl = join(dir, 'bin/systemctl')
    writeFileSync(systemctl, `#!/bin/sh\n[ "$*" = 'reload nginx' ] && kill -HUP "$(cat ${dir}/nginx.pid)"\n`)
    chmodSync(systemctl, 0o755)
    const variables = childEnv({
      PATH: `${dir}/bin:${childEnv().PATH}`,
      XDG_CONFIG_HOME: join(dir, 'config'),
      REQUESTS_CA_BUNDLE: join(dir, 'pebble/ca.pem'),
    })
    await use((commands) => promisify(execFile)('sh', ['-ec', commands], { env: variables }))
    authority.kill()
  },
})

test('certbot gets the certificate through the site, and renews it', async ({ front, shell }) => {
  const issuer = async () => (await certificateAt(front.ports.https)).issuer.CN
  // Until then nginx has the placeholder.
  expect(await issuer()).toBe('localhost')
  await shell(documentedCommands(front.dir))
  await expect.poll(issuer).toMatch(/^Pebble/)
  const { serialNumber } = await certificateAt(front.ports.https)

  // As the timer of Debian's package does twice a day.
  await shell('certbot -q renew')
  await expect.poll(async () => (await certificateAt(front.ports.https)).serialNumber).not.toBe(serialNumber)
  expect(await issuer()).toMatch(/^Pebble/)
  expect(front.requests).toEqual([])
})
