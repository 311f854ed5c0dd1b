import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../../scripts/process/children'
import { freePort } from '../../scripts/process/ports'
import { childEnv } from '../../src/env'

/** A demo started as a person starts it, on ports and in a folder of its own. */
export interface DemoProcess {
  /** Resolves when the page of addresses is printed, rejects when the demo ends before. */
  ready: Promise<void>
  /** Resolves when it has ended, to its exit code and what it has said. */
  ended: Promise<{ code: number | null; said: string; complained: string }>
  interrupt(): void
}

/** Where a demo of the tests lives, and the variables that say so. */
export interface DemoPlace {
  dir: string
  port: number
  variables: Record<string, string | undefined>
}

/** A new folder and free ports. */
export async function newPlace(): Promise<DemoPlace> {
  const dir = mkdtempSync(join(tmpdir(), 'puente-demo-'))
  // The server's user has to pass through it.
  chmodSync(dir, 0o755)
  const port = await freePort()
  const variables = {
    DEMO_DIR: dir,
    PORT: String(port),
    MAILBOX_PORT: String(await freePort()),
    DATABASE_URL: undefined,
    DATABASE_OWNER_URL: undefined,
    NODE_ENV: undefined,
  }
  return { dir, port, variables }
}

/** Runs `npm run demo` with these variables. */
export function startDemo(variables: Record<string, string | undefined>): DemoProcess {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'demo'], {
    cwd: root,
    env: childEnv(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  const { promise: ready, resolve, reject } = Promise.withResolvers<undefined>()
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes('Ctrl-C')) resolve(undefined)
  })
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  const ended = new Promise<{ code: number | null; said: string; complained: string }>((done) =>
    child.on('close', (code) => {
      reject(new Error(`The demo has ended (${code}): ${complained}`))
      done({ code, said, complained: complained.trim() })
    }),
  )
  ready.catch(() => undefined)
  return { ready, ended, interrupt: () => void child.kill('SIGINT') }
}
