import { type Crew } from './crew'
import { textOf } from './plain.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Does `work` until it ends, a signal comes or a member of the crew ends by itself; then stops everything and ends
 * the process. The terminal and npm each send Ctrl-C, so a second signal at once is the same one; a later one
 * ends without waiting. A command that runs until it is told to stop gives 0 for `codeWhenStopped`.
 * Work that resolves to a number ends the process with it.
 */
export async function runCrew(
  crew: Crew,
  work: () => Promise<unknown>,
  codeWhenStopped = 130,
): Promise<never> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>()
  let askedAt = 0
  for (const signal of signals)
    process.on(signal, () => {
      if (askedAt && Date.now() - askedAt > 1500) process.exit(130)
      askedAt ||= Date.now()
      ask(undefined)
    })
  const code = await Promise.race([
    asked.then(() => codeWhenStopped),
    crew.failed,
    work().then((result) => (typeof result === 'number' ? result : 0)),
  ]).catch((error: unknown) => {
    console.error(textOf(error))
    return 1
  })
  await crew.stop()
  process.exit(code)
}
