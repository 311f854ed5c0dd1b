import { type Supervisor } from './supervisor'
import { printError } from './user-error.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The terminal, npm and process managers that signal a whole group send a signal twice; within this time it counts once. */
const DUPLICATE_SIGNAL_MS = 2_000

/**
 * Runs `work` until it ends, a signal arrives or a supervised child exits unexpectedly; then stops everything and
 * exits. A number that `work` resolves to is the exit code. A second signal exits without waiting. Commands that run
 * until they are stopped pass 0 as `exitCodeOnSignal`.
 */
export async function runCommand(
  supervisor: Supervisor,
  work: () => Promise<unknown>,
  exitCodeOnSignal = 130,
): Promise<never> {
  const { promise: signaled, resolve } = Promise.withResolvers<undefined>()
  let signaledAt = 0
  for (const signal of signals)
    process.on(signal, () => {
      if (signaledAt && Date.now() - signaledAt > DUPLICATE_SIGNAL_MS) process.exit(130)
      signaledAt ||= Date.now()
      resolve(undefined)
    })
  const code = await Promise.race([
    signaled.then(() => exitCodeOnSignal),
    supervisor.failed,
    work().then((result) => (typeof result === 'number' ? result : 0)),
  ]).catch((error: unknown) => {
    printError(error)
    return 1
  })
  await supervisor.stop()
  process.exit(code)
}
