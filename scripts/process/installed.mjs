import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** npm's lists of platforms (or one name): absent means any, a leading `!` excludes. */
function allows(names, value) {
  const list = [names ?? []].flat()
  if (list.includes(`!${value}`)) return false
  return list.includes(value) || list.every((name) => name.startsWith('!'))
}

const libc = process.report?.getReport?.().header.glibcVersionRuntime ? 'glibc' : 'musl'

/** Optional packages that name no platform are the WebAssembly fallback's own: npm leaves them out. */
const isForThisMachine = (entry) =>
  (!entry.optional || Boolean(entry.os || entry.cpu)) &&
  allows(entry.os, process.platform) &&
  allows(entry.cpu, process.arch) &&
  (process.platform !== 'linux' || allows(entry.libc, libc))

/**
 * True when node_modules holds every package of the lock that this machine needs, in its version. npm's own
 * record of node_modules answers; it lacks what an npm under an old Node has dropped.
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, entry]) =>
      !path ||
      !isForThisMachine(entry) ||
      (installed[path]?.version === entry.version && existsSync(join(root, path))),
  )
}
