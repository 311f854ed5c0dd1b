import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { environmentText } from '../../scripts/process/environment-file'
import type { TestSite } from './test-site'

const exitWithParent = new URL('../../scripts/process/exit-with-parent.mjs', import.meta.url).href

/** Stands for systemctl: asks the machine below, which has the services as its children. */
const systemctl = (url: string) => `#!/bin/sh
exec '${process.execPath}' -e '
  fetch("${url}", { method: "POST", body: JSON.stringify(process.argv.slice(1)) }).then(async (answer) => {
    process.stdout.write(await answer.text())
    process.exitCode = answer.ok ? 0 : 1
  })' -- "$@"
`

/**
 * A machine on which releases are installed as on a server, in a folder: the services are started as their units say, and
 * they and the commands find the variables in one file.
 */
export async function openMachine({ dir, ports, variables }: Pick<TestSite, 'dir' | 'ports' | 'variables'>) {
  const root = join(dir, 'machine')
  const home = join(root, 'opt/puente')
  const bin = join(root, 'usr/local/bin')
  mkdirSync(bin, { recursive: true })
  const { HOST: _host, PORT: _port, NODE_ENV: _environment, ...settings } = variables
  writeFileSync(join(root, 'puente.env'), environmentText({ ...settings, LOG_LEVEL: 'info' }))
  const basics: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: `${bin}:${childEnv().PATH}`,
    PUENTE_NODE: process.execPath,
    PUENTE_ENV_FILE: join(root, 'puente.env'),
  }

  const services = new Map<string, { child: ChildProcess; exited: Promise<unknown> }>()
  const logOf = (unit: string) => join(dir, `${unit}.log`)
  const start = (unit: string) => {
    const port = /@(\d+)/.exec(unit)?.[1]
    const log = openSync(logOf(unit), 'a', 0o600)
    const child = spawn(join(home, 'current/puente'), [port ? 'web' : 'worker'], {
      // They end with this process, even when it's killed.
      env: { ...basics, NODE_OPTIONS: `--import ${exitWithParent}`, ...(port && { PORT: port }) },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    services.set(unit, { child, exited: new Promise((resolve) => child.on('exit', resolve)) })
  }
  const stop = async (unit: string) => {
    services.get(unit)?.child.kill('SIGTERM')
    await services.get(unit)?.exited
    services.delete(unit)
  }
  const answer = async ([verb = '', unit = '']: string[]) => {
    if (verb === 'list-units')
      return [...services.keys()].map((name) => `${name} loaded active running Puente\n`).join('')
    if (verb === 'restart') {
      await stop(unit)
      start(unit)
    }
    return ''
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => void answer(JSON.parse(body) as string[]).then((text) => response.end(text)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  writeFileSync(join(bin, 'systemctl'), systemctl(`http://127.0.0.1:${port}`), { mode: 0o755 })

  const units = [...ports.map((webPort) => `puente-web@${webPort}.service`), 'puente-worker.service']
  return {
    units,
    logs: units.map(logOf),
    start,
    /** Runs a command of operators. Throws when it fails. */
    run: async (puente: string, ...args: string[]) => {
      const child = spawn(puente, args, { env: { ...basics, PUENTE_ROOT: root }, stdio: 'inherit' })
      const code = await new Promise((resolve) => child.on('exit', resolve))
      if (code !== 0) throw new Error(`puente ${args.join(' ')} failed`)
    },
    command: join(bin, 'puente'),
    close: async () => {
      await Promise.all([...services.keys()].map(stop))
      server.close()
    },
  }
}
