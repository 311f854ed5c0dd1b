import { startChild, tailOf, type Child, type ChildOptions } from './children'
import { type PidFile } from './pid-file'
import { plain } from './plain.mjs'

type Stop = () => Promise<void>

/** What one command has running: children and servers, stopped in the reverse order of their start. */
export interface Crew {
  /** Starts a child that is to run until the end; when it ends by itself, `failed` rejects. */
  start(options: ChildOptions): Child
  /** Runs a child to its end and returns its exit code. */
  finish(options: ChildOptions): Promise<number>
  /** The same, and throws when it fails, showing the end of its log. */
  run(options: ChildOptions): Promise<void>
  /** Adds something else to stop. */
  onStop(stop: Stop): void
  stop(): Promise<void>
  /** Never resolves; rejects when a child that should run has ended. */
  failed: Promise<never>
}

/** An empty crew; with a pid file the next run can end what a kill -9 leaves of this one. */
export function createCrew(pidFile?: PidFile): Crew {
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => undefined)

  const begin = (options: ChildOptions) => {
    if (stopping) throw plain(`${options.name} was not started: everything is stopping.`)
    const child = startChild(options)
    pidFile?.add(child.name, child.pid)
    stops.push(child.stop)
    void child.ended.then(() => stopping ?? pidFile?.remove(child.pid))
    return child
  }
  const finish = async (options: ChildOptions) => {
    const code = await begin(options).ended
    // What would come after it must not begin.
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
    start(options) {
      const child = begin(options)
      void child.ended.then(() => reject(plain(`${child.name} has ended by itself.${hint(options)}`)))
      return child
    },
    finish,
    async run(options) {
      const code = await finish(options)
      if (code !== 0) throw plain(`${options.name} failed.${hint(options)}`)
    },
  }
}

const hint = ({ log }: ChildOptions) => (log ? ` The end of ${log}:\n${tailOf(log)}` : '')
