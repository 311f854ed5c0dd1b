import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether a package's `os`, `cpu` or `libc` allows `value`. Absent allows all; a leading `!` excludes. */
function allows(names, value) {
  const list = [names ?? []].flat()
  if (list.includes(`!${value}`)) return false
  return list.includes(value) || list.every((name) => name.startsWith('!'))
}

const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'

/** npm leaves out optional packages that name no platform: they only support the WebAssembly fallbacks. */
const isForThisMachine = (entry) =>
  (!entry.optional || Boolean(entry.os || entry.cpu)) &&
  allows(entry.os, process.platform) &&
  allows(entry.cpu, process.arch) &&
  (process.platform !== 'linux' || allows(entry.libc, libc))

/**
 * Whether node_modules holds every package of package-lock.json that this machine needs, in the locked version. Reads
 * npm's own record of node_modules, so packages that npm dropped under an old Node count as missing.
 */
export function isInstalled(root, { needsDev }) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, entry]) =>
      !path ||
      (!needsDev && (entry.dev || entry.devOptional)) ||
      !isForThisMachine(entry) ||
      (installed[path]?.version === entry.version && existsSync(join(root, path))),
  )
}
