import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

const ps = (pid: number, column: string) =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()

/** The result of `read`, or undefined when the process is gone. */
function unlessGone(read: () => string | undefined): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * When the process started: with its number it tells a process from any other that gets the same number later.
 * Its command line would not, since Next renames itself. Undefined when there is no such process.
 */
export const startOf = (pid: number): string | undefined =>
  unlessGone(() => {
    if (!hasProc) return ps(pid, 'lstart')
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; after it come the state and, twentieth, the start since boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' ? undefined : `${boot}/${fields[19]}`
  })

/** The command line of a process. */
export const commandOf = (pid: number): string | undefined =>
  unlessGone(() =>
    hasProc ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : ps(pid, 'args'),
  )
