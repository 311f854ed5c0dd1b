/**
 * Calls `onOrphaned` once when this process's parent has ended. A process whose parent is killed with -9 gets
 * no signal; but its parent's id changes, and that can be seen.
 */
export function watchParent(onOrphaned) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onOrphaned()
  }, 500)
  timer.unref()
}
