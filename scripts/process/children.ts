import { spawn, type StdioOptions } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { signalGroup } from './pid-file'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const dieWithParent = new URL('die-with-parent.mjs', import.meta.url).href

/** How to start a child: always this Node. */
export interface ChildOptions {
  name: string
  /** What follows `node`: a file and its arguments. TypeScript runs through tsx. */
  args: string[]
  env: NodeJS.ProcessEnv
  /** Where its output goes; this terminal when absent. */
  log?: string
  /** How long it may take to stop before it is killed. */
  graceSeconds?: number
}

export interface Child {
  name: string
  pid: number
  /** Resolves when it has ended, with its exit code (1 when a signal ended it). */
  ended: Promise<number>
  stop(): Promise<void>
}

/**
 * Starts a child that ends when this process ends, also by kill -9. It leads a process group of its own, so Ctrl-C
 * reaches only the parent, which stops its children in order.
 */
export function startChild(options: ChildOptions): Child {
  const { name, args, env, log, graceSeconds = 10 } = options
  const loader = args[0]?.endsWith('.ts') ? ['--import', 'tsx'] : []
  if (log) mkdirSync(dirname(log), { recursive: true })
  const output = log ? openSync(log, 'a') : 'inherit'
  const stdio: StdioOptions = ['ignore', output, output]
  const child = spawn(process.execPath, [...loader, '--import', dieWithParent, ...args], {
    cwd: root,
    env,
    stdio,
    detached: true,
  })
  if (typeof output === 'number') closeSync(output)
  const pid = child.pid
  if (pid === undefined) throw new Error(`${name} could not be started.`)
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceSeconds * 1000)
    await ended
    clearTimeout(timer)
  }
  return { name, pid, ended, stop }
}

/** The last lines of a log. */
export const tailOf = (log: string, lines = 15): string =>
  existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : ''

/** Waits until `url` answers below 500, `child` ends, or `seconds` have passed; true when it answered. */
export async function answersSoon(url: string, child: Child, seconds = 60): Promise<boolean> {
  let isRunning = true
  void child.ended.then(() => (isRunning = false))
  for (const end = Date.now() + seconds * 1000; isRunning && Date.now() < end; await sleep(100)) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    if (response && response.status < 500) return true
  }
  return false
}
