import { lchown, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Gives what root made to the owner of the folder that it's in: the services of the site may run as a user of their own, who
 * has to read it, and to write beside it.
 */
export async function giveToOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  // That user could have put a link in its place.
  await lchown(path, uid, gid)
}

/** Makes a folder and those above it that are missing, each for the owner of the one above. */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const folder = resolve(path)
  const first = await mkdir(folder, { recursive: true, mode })
  if (first === undefined) return
  const made: string[] = []
  for (let one = folder; one.length >= first.length; one = dirname(one)) made.unshift(one)
  for (const one of made) await giveToOwner(one)
}
