import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { withFileLock } from './file-lock.mjs'
import { processStartTime } from './process-identity'

/** A process of a run, with its start time because the pid may be reused later. */
interface Entry {
  name: string
  pid: number
  start: string | undefined
}

/** Milliseconds that a leftover process gets to exit after SIGTERM. */
const GRACE_MS = 5000

const isRunning = ({ pid, start }: Entry) => start !== undefined && processStartTime(pid) === start

/** The record of a run's processes. The next run reads it to clean up after a SIGKILL. */
export interface PidFile {
  add(name: string, pid: number): void
  remove(pid: number): void
  close(): void
}

/**
 * Claims `file` for this process and stops the leftover processes of an owner that was killed. Returns undefined while
 * another owner is running.
 */
export function claimPidFile(file: string): Promise<PidFile | undefined> {
  return withFileLock(join(dirname(file), '.claim'), async () => {
    const [owner, ...children] = readEntries(file)
    if (owner && owner.pid !== process.pid && isRunning(owner)) return undefined
    await Promise.all(children.filter(isRunning).map(terminate))
    return createPidFile(file)
  })
}

function createPidFile(file: string): PidFile {
  const createEntry = (name: string, pid: number): Entry => ({ name, pid, start: processStartTime(pid) })
  let entries = [createEntry('parent', process.pid)]
  const save = () => {
    // The rename makes the write atomic.
    writeFileSync(`${file}.new`, JSON.stringify(entries, null, 2))
    renameSync(`${file}.new`, file)
  }
  save()
  return {
    add(name, pid) {
      entries.push(createEntry(name, pid))
      save()
    },
    remove(pid) {
      entries = entries.filter((entry) => entry.pid !== pid)
      save()
    },
    close: () => rmSync(file, { force: true }),
  }
}

const readEntries = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : []

/** Stops a leftover process group: SIGTERM, then SIGKILL. */
async function terminate(entry: Entry): Promise<void> {
  killProcessGroup(entry.pid, 'SIGTERM')
  for (let waited = 0; waited < GRACE_MS && isRunning(entry); waited += 100) await sleep(100)
  if (isRunning(entry)) killProcessGroup(entry.pid, 'SIGKILL')
}

/** Sends a signal to a process group, identified by the pid of its leader. Does nothing if it has exited. */
export function killProcessGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has exited.
  }
}
