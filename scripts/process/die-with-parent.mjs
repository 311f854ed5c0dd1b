// Preloaded into every child with `--import <this file>?parent=<pid>`: it ends when its parent has ended, also
// when the parent was killed with -9. The parent's id comes with the address, since by the time this runs the
// parent may be gone already.
import { watchParent } from './watch-parent.mjs'

const parent = Number(new URL(import.meta.url).searchParams.get('parent'))

watchParent(() => {
  process.kill(process.pid, 'SIGTERM')
  // Unlike the first timer this one may keep nothing alive, but it ends what ignores the signal.
  setTimeout(() => process.exit(1), 35_000).unref()
}, parent)
