import { execFileSync } from 'node:child_process'

/** Returns the resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
