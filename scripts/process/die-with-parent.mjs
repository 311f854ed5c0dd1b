// Preloaded with `--import` into every child: it ends when its parent has ended, also when that was kill -9.
import { watchParent } from './watch-parent.mjs'

watchParent(() => {
  process.kill(process.pid, 'SIGTERM')
  // For what ignores the signal. The worker may take 30 s to finish its jobs.
  setTimeout(() => process.exit(1), 35_000).unref()
})
