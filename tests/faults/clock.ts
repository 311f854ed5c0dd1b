import { globSync } from 'node:fs'

import { findOrInstall } from '../../scripts/process/find-or-install'

/** How far the clock of another machine is ahead. */
const MINUTES = 10

/** Installs Debian's libfaketime, and returns the variables of a process whose clock is ten minutes ahead. Timers keep their pace. */
export function openClockAhead(): Record<string, string> {
  findOrInstall(['faketime'], ['faketime'])
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library) throw new Error('libfaketime is not installed')
  return { LD_PRELOAD: library, FAKETIME: `+${MINUTES}m`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
}

/** Throws unless the process that answers at `url` has such a clock. */
export async function expectClockAhead(url: string): Promise<void> {
  const answer = await fetch(url)
  await answer.body?.cancel()
  const minutes = (Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 60_000
  if (Math.round(minutes) !== MINUTES) throw new Error(`The clock of ${url} is ${minutes} minutes ahead`)
}
