import { readFileSync } from 'node:fs'

/** The parent of process `pid`, where the system tells. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

/** Between npm and its script stands a shell that outlives npm, so below npm the grandparent counts too. */
const ancestors = () =>
  process.env.npm_lifecycle_event ? `${process.ppid} ${parentOf(process.ppid)}` : `${process.ppid}`

/**
 * Calls `onOrphaned` once when this process's parent has ended. A process whose parent is killed with -9 gets
 * no signal; but its parent's id changes, and that can be seen.
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
