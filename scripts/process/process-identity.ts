import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

const ps = (pid: number, column: string) =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()

/** Returns the result of `read`, or undefined if the process has exited. */
function unlessGone(read: () => string | undefined): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Returns when a process started, or undefined if it has exited. Together with the pid it identifies a process even after
 * the pid is reused. The command line would not, because Next renames its process.
 */
export const processStartTime = (pid: number): string | undefined =>
  unlessGone(() => {
    if (!hasProc) return ps(pid, 'lstart')
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces. After it come the state and, as the 20th field, the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' ? undefined : `${boot}/${fields[19] ?? ''}`
  })

/** Returns the command line of a process, or undefined if it has exited. */
export const processCommandLine = (pid: number): string | undefined =>
  unlessGone(() =>
    hasProc ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : ps(pid, 'args'),
  )
