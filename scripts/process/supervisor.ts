import { type Child, type ChildOptions, readLogTail, startChild } from './child-process'
import { type PidFile } from './pid-file'
import { UserError } from './user-error.mjs'

type Stop = () => Promise<void>

/** The children and servers of one command. They are stopped in reverse order of their start. */
export interface Supervisor {
  /** Starts a child that should run until the command ends; `failed` rejects if it exits earlier. */
  start: (options: ChildOptions) => Child
  /** Starts a child that may exit at any time. */
  launch: (options: ChildOptions) => Child
  /** Runs a child to its end and returns its exit code. */
  runForExitCode: (options: ChildOptions) => Promise<number>
  /** Runs a child to its end. Throws a UserError with the end of its log if it fails. */
  run: (options: ChildOptions) => Promise<void>
  /** Adds something else to stop. */
  onStop: (stop: Stop) => void
  stop: Stop
  isStopping: () => boolean
  /** Never resolves; rejects when a child of `start` has exited. */
  failed: Promise<never>
}

/** Creates a supervisor. With a pid file, the next run can stop the processes that a SIGKILL of this one leaves. */
export function createSupervisor(pidFile?: PidFile): Supervisor {
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => undefined)

  const startTracked = (options: ChildOptions) => {
    if (stopping) throw new UserError(`${options.name} was not started because the command is stopping.`)
    const child = startChild(options)
    pidFile?.add(child.name, child.pid)
    stops.push(child.stop)
    void child.exited.then(() => stopping ?? pidFile?.remove(child.pid))
    return child
  }
  const runForExitCode = async (options: ChildOptions) => {
    const code = await startTracked(options).exited
    // Never resolves while stopping, so that the steps that follow do not start.
    if (stopping) await new Promise(() => undefined)
    return code
  }
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop()
    pidFile?.close()
  }
  return {
    failed,
    onStop: (stop) => void stops.push(stop),
    stop: () => (stopping ??= stopAll()),
    isStopping: () => stopping !== undefined,
    launch: startTracked,
    start(options) {
      const child = startTracked(options)
      void child.exited.then(() =>
        reject(new UserError(`${child.name} exited unexpectedly.${formatLogHint(options)}`)),
      )
      return child
    },
    runForExitCode,
    async run(options) {
      const code = await runForExitCode(options)
      if (code !== 0) throw new UserError(`${options.name} failed.${formatLogHint(options)}`)
    },
  }
}

const formatLogHint = ({ log }: ChildOptions) => (log ? ` The end of ${log}:\n${readLogTail(log)}` : '')
