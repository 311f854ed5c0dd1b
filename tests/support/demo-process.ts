import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { execa } from 'execa'
import getPort from 'get-port'

import { root } from '../../scripts/process/root'
import { childEnv } from '../../src/env'

type Result = { code: number | undefined; stderr: string }

/** A running `npm run demo`. */
export interface DemoProcess {
  /** Resolves when the demo has printed its addresses; rejects if it exits before. */
  ready: Promise<void>
  exited: Promise<Result>
  /** Sends SIGINT, as Ctrl-C does. */
  interrupt(): void
}

/** A folder and free ports for one demo, and the environment variables that set them. */
export interface DemoSetup {
  dir: string
  port: number
  variables: Record<string, string | undefined>
}

/**
 * Returns a free port that the demo finds free some seconds later, too: from below those that the system gives to connections, of
 * which other tests open many.
 */
const getServicePort = () =>
  getPort({ host: '127.0.0.1', port: Array.from({ length: 20 }, () => randomInt(20_000, 32_000)) })

export async function createDemoSetup(): Promise<DemoSetup> {
  const dir = mkdtempSync(join(tmpdir(), 'puente-demo-'))
  // The user that runs the Postgres server must be able to enter it.
  chmodSync(dir, 0o755)
  const port = await getServicePort()
  const variables = {
    DEMO_DIR: dir,
    PORT: String(port),
    MAILBOX_PORT: String(await getServicePort()),
    DATABASE_URL: undefined,
    DATABASE_OWNER_URL: undefined,
    NODE_ENV: undefined,
  }
  return { dir, port, variables }
}

/** Starts the demo with these environment variables. */
export function startDemo(variables: Record<string, string | undefined>): DemoProcess {
  const demo = execa(process.execPath, ['scripts/bootstrap.mjs', 'demo'], {
    cwd: root,
    env: childEnv(variables),
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
  })
  const { promise: ready, resolve, reject } = Promise.withResolvers<undefined>()
  ready.catch(() => undefined)
  let stdout = ''
  demo.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
    if (stdout.includes('Ctrl-C')) resolve(undefined)
  })
  const exited = demo.then(({ exitCode, stderr }) => {
    reject(new Error(`The demo exited with ${exitCode}: ${stderr}`))
    return { code: exitCode, stderr }
  })
  return { ready, exited, interrupt: () => void demo.kill('SIGINT') }
}
