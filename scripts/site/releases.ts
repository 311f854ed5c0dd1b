import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'

/**
 * Every build is a folder of its own, `.releases/<time>`, which no later build changes. The link `.releases/current` points
 * to the release that starts next.
 */
const defaultDir = join(root, '.releases')

/** The last file that a build writes: a folder without it is incomplete. src/lib/server/readiness.ts reads it. */
const INFO_FILE = 'release.json'

/** Holds the id of the release that was current before this one. */
const PREVIOUS_FILE = 'previous'

/** How many of the newest releases are kept, in addition to the current and the previous one. */
const KEPT = 3

export interface ReleaseInfo {
  id: string
  /** The hash of the files it was built from. */
  inputs: string
  /** The names of the migrations that its code expects. */
  migrations: string[]
}

/** Opens the releases below `dir`. */
export function openReleases(dir = defaultDir) {
  const link = join(dir, 'current')
  const folderOf = (id: string) => join(dir, id)

  /** The ids of complete releases, oldest first: an id is the time of the build. */
  const list = (): string[] =>
    existsSync(dir)
      ? readdirSync(dir)
          .filter((id) => id !== 'current' && existsSync(join(dir, id, INFO_FILE)))
          .sort()
      : []

  const infoOf = (id: string) =>
    JSON.parse(readFileSync(join(folderOf(id), INFO_FILE), 'utf8')) as ReleaseInfo

  /** The id of the release that starts next. */
  const current = (): string | undefined => {
    const id = readLink(link)
    return id && existsSync(join(folderOf(id), INFO_FILE)) ? id : undefined
  }

  /** The id of the release that was current before the current one. */
  const previous = (): string | undefined => {
    const file = join(folderOf(current() ?? 'current'), PREVIOUS_FILE)
    const id = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    return id && list().includes(id) ? id : undefined
  }

  /** Makes a release the current one. Replaces the link in one step, so that there is always a current release. */
  const setCurrent = (id: string) => {
    if (!list().includes(id))
      throw new UserError(`There is no release ${id}. There are: ${list().join(', ')}.`)
    const temporary = `${link}.new`
    rmSync(temporary, { force: true })
    symlinkSync(id, temporary)
    renameSync(temporary, link)
  }

  /** Makes a new release the current one, and records which one it replaces for a rollback. */
  const activate = (id: string) => {
    const replaced = current()
    setCurrent(id)
    if (replaced && replaced !== id) writeFileSync(join(folderOf(id), PREVIOUS_FILE), replaced)
  }

  /** Moves a finished build into place. It is not current yet. */
  const add = (built: string, info: ReleaseInfo) => {
    writeFileSync(join(built, INFO_FILE), JSON.stringify(info, null, 2))
    mkdirSync(dir, { recursive: true })
    renameSync(built, folderOf(info.id))
  }

  /** Removes old releases, except those that are needed for a rollback or that a process still runs. */
  const prune = () => {
    const kept = new Set([current(), previous(), ...list().slice(-KEPT)])
    const inUse = runningFolders()
    for (const id of list())
      if (!kept.has(id) && !inUse.has(realpathSync(folderOf(id))))
        rmSync(folderOf(id), { recursive: true, force: true })
  }

  return { dir, folderOf, list, infoOf, current, previous, setCurrent, activate, add, prune }
}
export type Releases = ReturnType<typeof openReleases>

/** An id for a build that starts now, such as 2026-11-22T12-45-00. */
export const newReleaseId = (now = new Date()) => now.toISOString().slice(0, 19).replaceAll(':', '-')

function readLink(link: string): string | undefined {
  try {
    return basename(readlinkSync(link))
  } catch {
    return undefined
  }
}

/** The working directories of all processes: web and worker run in the folder of their release. Empty without /proc. */
function runningFolders(): Set<string> {
  if (!existsSync('/proc/self/cwd')) return new Set()
  const folders = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readLinkTarget(`/proc/${pid}/cwd`))
  return new Set(folders.filter((folder) => folder !== undefined))
}

function readLinkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
