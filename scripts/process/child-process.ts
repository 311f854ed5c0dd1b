import { spawn, type StdioOptions } from 'node:child_process'
import { closeSync, existsSync, fchmodSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { killProcessGroup } from './pid-file'
import { root } from './root'

const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href

export interface ChildOptions {
  name: string
  /** The arguments of `node`: a file and its own arguments. TypeScript files run through tsx. */
  args: string[]
  /** A script that becomes `node`, such as the launcher of a release. It gets `args`. */
  launcher?: string
  env: NodeJS.ProcessEnv
  /** Its working directory; the root folder by default. */
  cwd?: string
  /** The file that its output is appended to; without it the output goes to this terminal. */
  log?: string
  /** Seconds from SIGTERM until SIGKILL. */
  graceSeconds?: number
}

export interface Child {
  name: string
  pid: number
  /** Resolves to the exit code, or 1 if a signal ended the process. */
  exited: Promise<number>
  /** Sends SIGTERM, after the grace period SIGKILL to its process group, and waits for the exit. */
  stop: () => Promise<void>
}

/**
 * Starts a Node process that exits when this one does, even after a SIGKILL. It leads its own process group, so Ctrl-C
 * only reaches the parent, which stops its children in order.
 */
export function startChild(options: ChildOptions): Child {
  const { name, cwd = root, log, graceSeconds = 10 } = options
  const { program, args, env } = commandOf(options)
  if (log) mkdirSync(dirname(log), { recursive: true })
  const output = log ? openPrivateLog(log) : 'inherit'
  const stdio: StdioOptions = ['ignore', output, output]
  const child = spawn(program, args, { cwd, env, stdio, detached: true })
  if (typeof output === 'number') closeSync(output)
  const pid = child.pid
  if (pid === undefined) throw new Error(`${name} could not be started.`)
  const exited = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => killProcessGroup(pid, 'SIGKILL'), graceSeconds * 1000)
    await exited
    clearTimeout(timer)
  }
  return { name, pid, exited, stop }
}

/** The program of a child, which loads `exit-with-parent.mjs` first. */
function commandOf({ launcher, args, env }: ChildOptions) {
  if (launcher) {
    const options = [env.NODE_OPTIONS, `--import=${exitWithParent}`].filter(Boolean).join(' ')
    return { program: launcher, args, env: { ...env, NODE_OPTIONS: options, PUENTE_NODE: process.execPath } }
  }
  const loader = args[0]?.endsWith('.ts') ? ['--import', 'tsx'] : []
  return { program: process.execPath, args: [...loader, '--import', exitWithParent, ...args], env }
}

/** Opens a log that only its owner can read, because it may contain names and addresses. */
function openPrivateLog(file: string): number {
  const log = openSync(file, 'a', 0o600)
  fchmodSync(log, 0o600)
  return log
}

/** Returns the last lines of a log file, or an empty string if it does not exist. */
export const readLogTail = (log: string, lines = 15): string =>
  existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : ''

/** Polls `url` until its status is below 500. Returns false if `child` exits or `seconds` pass before that. */
export async function waitForHttp(url: string, child: Pick<Child, 'exited'>, seconds = 60): Promise<boolean> {
  const state = { hasExited: false }
  void child.exited.then(() => (state.hasExited = true))
  const end = Date.now() + seconds * 1000
  while (!state.hasExited && Date.now() < end) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    if (response && response.status < 500) return true
    await sleep(100)
  }
  return false
}
