import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { withFileLock } from './file-lock.mjs'
import { startOf } from './identity'

/** One process of a run: its number alone may be another's by the time somebody reads it. */
interface Entry {
  name: string
  pid: number
  start: string | undefined
}

const lives = ({ pid, start }: Entry) => start !== undefined && startOf(pid) === start

/** What a run writes down about its processes, so that the next one can clean up after a kill -9. */
export interface PidFile {
  add(name: string, pid: number): void
  remove(pid: number): void
  close(): void
}

/**
 * Claims `file` for this process, after ending what a killed owner has left behind. Returns nothing while another
 * owner lives.
 */
export function claimPidFile(file: string): Promise<PidFile | undefined> {
  return withFileLock(join(dirname(file), '.claim'), async () => {
    const [owner, ...children] = read(file)
    if (owner && owner.pid !== process.pid && lives(owner)) return undefined
    await Promise.all(children.filter(lives).map(end))
    return open(file)
  })
}

function open(file: string): PidFile {
  const entry = (name: string, pid: number): Entry => ({ name, pid, start: startOf(pid) })
  let entries = [entry('parent', process.pid)]
  const save = () => {
    // Whole or not at all, also when this process is killed now.
    writeFileSync(`${file}.new`, JSON.stringify(entries, null, 2))
    renameSync(`${file}.new`, file)
  }
  save()
  return {
    add(name, pid) {
      entries.push(entry(name, pid))
      save()
    },
    remove(pid) {
      entries = entries.filter((known) => known.pid !== pid)
      save()
    },
    close: () => rmSync(file, { force: true }),
  }
}

const read = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : [])

/** Asks a leftover process and its children to end, and ends them when they do not. */
async function end(entry: Entry): Promise<void> {
  signalGroup(entry.pid, 'SIGTERM')
  for (let waited = 0; waited < 5000 && lives(entry); waited += 100) await sleep(100)
  if (lives(entry)) signalGroup(entry.pid, 'SIGKILL')
}

/** Signals a process that leads its own group, with everything it has started. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It is gone: that is what was wanted.
  }
}
