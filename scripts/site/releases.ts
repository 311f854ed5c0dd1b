import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'

/**
 * Opens the releases in `dir`. Each is a folder, named by the time of its build, which no later one changes. The link
 * `current` points to the one that starts next, and `previous` to the one that an update replaced.
 */
export function openReleases(dir = join(root, '.releases')) {
  const folderOf = (id: string) => join(dir, id)
  const list = (): string[] => (existsSync(dir) ? readdirSync(dir).filter((name) => /^\d/.test(name)) : [])

  type Link = 'current' | 'previous'
  const linked = (link: Link) =>
    list().find((id) => existsSync(join(dir, link)) && id === readlinkSync(join(dir, link)))

  /** Replaces a link in one step, so that there is always a current release. */
  const point = (link: Link, id: string) => {
    if (!list().includes(id))
      throw new UserError(`There is no release ${id}. There are: ${list().sort().join(', ') || 'none'}.`)
    const temporary = join(dir, `${link}.new`)
    rmSync(temporary, { force: true })
    symlinkSync(id, temporary)
    renameSync(temporary, join(dir, link))
  }

  /** Moves a complete release into place. It is not current yet. */
  const add = (folder: string, id: string) => {
    mkdirSync(dir, { recursive: true })
    if (list().includes(id)) rmSync(folder, { recursive: true })
    else renameSync(folder, folderOf(id))
  }

  /** Removes all but the three newest releases, and those that are linked. */
  const prune = () => {
    const kept = [...list().sort().slice(-3), linked('current'), linked('previous')]
    for (const id of list()) if (!kept.includes(id)) rmSync(folderOf(id), { recursive: true })
  }

  return { dir, folderOf, linked, point, add, prune }
}
