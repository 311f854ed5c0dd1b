import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

/** Returns the id of the Postgres server whose files are in `dir`. */
export const serverPid = (dir: string): number =>
  Number.parseInt(readFileSync(join(dir, 'cluster', 'postmaster.pid'), 'utf8'), 10)

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10

/** Returns the processor time in milliseconds of a process, of those that it has started, and of those of them that have ended. */
export function processorMilliseconds(pid: number): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter(isNumber)
      .map(readProcess)
      .filter((read) => read !== undefined),
  )
  const ticksOf = (id: number): number => {
    const own = processes.get(id)?.ticks ?? 0
    const children = [...processes].filter(([, { parent }]) => parent === id)
    return children.reduce((sum, [child]) => sum + ticksOf(child), own)
  }
  return ticksOf(pid) * TICK_MS
}

const isNumber = (name: string) => /^\d+$/.test(name)

/** Undefined for a process that has ended meanwhile. */
function readProcess(pid: string): [number, { parent: number; ticks: number }] | undefined {
  try {
    // The name, in parentheses, may have any characters.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return [Number(pid), { parent: fields[1] ?? 0, ticks: user + system + endedUser + endedSystem }]
  } catch {
    return undefined
  }
}
