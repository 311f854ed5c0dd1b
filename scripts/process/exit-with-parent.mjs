// Preloaded into children with `--import`: they exit when their parent has exited, even if it was killed with SIGKILL.
import { watchParent } from './watch-parent.mjs'

/** The worker may take 30 s to finish its jobs. */
const FORCE_EXIT_AFTER_MS = 35_000

watchParent(() => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), FORCE_EXIT_AFTER_MS).unref()
})
