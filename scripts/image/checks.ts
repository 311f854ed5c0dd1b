/** Runs named checks and counts those that failed. A check fails by throwing. */
export function openChecks() {
  const counts = { passed: 0, failed: 0 }
  const startedAt = performance.now()

  /** Runs a check. Returns what it returns, or undefined if it failed; a text is printed beside its name. */
  async function check<Found>(name: string, run: () => Promise<Found> | Found): Promise<Found | undefined> {
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
    try {
      const found = await run()
      counts.passed += 1
      console.log(`passed  ${name}${typeof found === 'string' ? `: ${found}` : ''} (${seconds()})`)
      return found
    } catch (error) {
      counts.failed += 1
      console.log(`FAILED  ${name} (${seconds()})\n${(error as Error).message}`)
      return undefined
    }
  }
  return { check, counts }
}
export type Checks = ReturnType<typeof openChecks>

/** Throws with the message unless the condition holds. */
export function expectThat(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}
