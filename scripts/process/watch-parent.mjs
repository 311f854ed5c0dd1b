import { readFileSync } from 'node:fs'

/** The parent of process `pid`, or undefined without /proc. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

/** npm runs scripts through a shell that outlives npm, so below npm the grandparent is watched as well. */
const ancestors = () =>
  process.env.npm_lifecycle_event ? `${process.ppid} ${parentOf(process.ppid)}` : `${process.ppid}`

/**
 * Calls `onOrphaned` once when the parent of this process has exited. A SIGKILL of the parent sends no signal to its
 * children, but their parent id changes.
 */
export function watchParent(onOrphaned) {
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(timer)
    onOrphaned()
  }, 500)
  timer.unref()
}
