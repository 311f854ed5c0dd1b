import { RefusedError } from './session'

/** What the traffic on a site counts, and the longest of what it measures, since it was read last and in all. */
export function createTally() {
  let now = new Map<string, number>()
  const all = new Map<string, number>()
  const both = (change: (counts: Map<string, number>) => void) => [now, all].forEach(change)
  const add = (name: string) => both((counts) => counts.set(name, (counts.get(name) ?? 0) + 1))
  return {
    add,
    longest: (name: string, milliseconds: number) =>
      both((counts) => counts.set(name, Math.max(counts.get(name) ?? 0, Math.round(milliseconds)))),
    /** Counts why a request of a session failed: 401 is a person who is signed out. */
    refused: (error: unknown) => {
      const isSignedOut = error instanceof RefusedError && error.status === 401
      add(isSignedOut ? 'signed out' : 'refused')
      if (isSignedOut) console.log(`  signed out: ${error.message}`)
    },
    take: () => {
      const taken = now
      now = new Map()
      return taken
    },
    of: (name: string) => all.get(name) ?? 0,
  }
}

export type Tally = ReturnType<typeof createTally>
