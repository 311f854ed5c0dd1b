import { setTimeout as sleep } from 'node:timers/promises'

import { log } from '../../src/lib/server/log'
import type { Child, ChildOptions } from './child-process'
import type { Supervisor } from './supervisor'
import { UserError } from './user-error.mjs'

const MAX_PAUSE_MS = 30_000

interface Times {
  /** In milliseconds. A process that exits sooner has failed to start, such as because of a wrong setting. */
  startupMs: number
  /** The delay before a restart, in milliseconds. It doubles while the process keeps exiting early. */
  pauseMs: number
}

/** A process that is started again when it exits. */
export interface KeptProcess {
  readonly name: string
  readonly child: Child
  /** Stops it, and starts it with the options that it has now. */
  restart(): Promise<void>
  /** Never resolves; rejects when the process exits during its first start. */
  failed: Promise<never>
}

/** Starts a process and starts it again whenever it exits, until the supervisor stops. */
export function keepRunning(
  supervisor: Supervisor,
  optionsOf: () => ChildOptions,
  { startupMs, pauseMs }: Times = { startupMs: 10_000, pauseMs: 1_000 },
): KeptProcess {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => undefined)
  let hasStarted = false
  let pause = pauseMs
  let child: Child
  const expectedToExit = new WeakSet<Child>()

  const start = () => {
    const started = supervisor.launch(optionsOf())
    const startedAt = Date.now()
    void started.exited.then((code) => handleExit(started, code, Date.now() - startedAt))
    child = started
  }
  const handleExit = async (exited: Child, code: number, lifetime: number) => {
    if (expectedToExit.has(exited) || supervisor.isStopping()) return
    const hasLasted = lifetime >= startupMs
    hasStarted ||= hasLasted
    if (!hasStarted) {
      reject(new UserError(`${exited.name} exited unexpectedly.`))
      return
    }
    if (hasLasted) pause = pauseMs
    log.error({ process: exited.name, code, seconds: pause / 1_000 }, 'process exited: it is started again')
    await sleep(pause)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
    if (exited === child && !supervisor.isStopping()) start()
  }
  start()
  return {
    failed,
    get name() {
      return child.name
    },
    get child() {
      return child
    },
    restart: async () => {
      expectedToExit.add(child)
      hasStarted = true
      await child.stop()
      if (!supervisor.isStopping()) start()
    },
  }
}
