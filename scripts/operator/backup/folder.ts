import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { UserError } from '../../process/user-error.mjs'
import { giveToOwner, makeFolder } from './owner'
import type { Place } from './place'

const PART = '.partial'

/** Says what an error of the file system means for the folder; other errors, such as those of pg_dump, stay. */
function explain(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!syscall) return error
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new UserError(
      `The disk of ${folder} is full, so there is no new backup. Free some space, or set BACKUP_DIR to another disk.`,
    )
  const advice =
    code === 'EROFS'
      ? 'It is read-only. The service writes only to folders that its unit names: add ReadWritePaths= with `systemctl edit puente-backup`.'
      : 'It must exist, or be creatable, and belong to the user who runs the command.'
  return new UserError(`The folder ${folder} of the backups can't be used (${code ?? 'unknown'}). ${advice}`)
}

/** Makes the entries of a folder durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Archives in a folder, which only its owner can read. */
export function folderPlace(path: string): Place {
  const folder = resolve(path)
  const rethrow = (error: unknown): never => {
    throw explain(error, folder)
  }
  const write = async (name: string, bytes: AsyncIterable<Buffer>) => {
    const part = join(folder, name + PART)
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    try {
      await pipeline(bytes, file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await giveToOwner(part)
    await rename(part, join(folder, name))
    await syncFolder(folder)
    return file.bytesWritten
  }
  return {
    addressOf: (name) => join(folder, name),
    put: async (name, bytes) => {
      await makeFolder(folder, 0o700).catch(rethrow)
      return write(name, bytes).catch(rethrow)
    },
    async *read(name) {
      const file = join(folder, name)
      try {
        yield* createReadStream(file)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        throw new UserError(`The archive ${file} can't be read (${code ?? 'unknown'}).`)
      }
    },
    list: () => readdir(folder).catch(rethrow),
    remove: (name) => rm(join(folder, name)).catch(rethrow),
    removeLeftovers: async (prefix) => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((found) => found.startsWith(prefix) && found.endsWith(PART)))
        await rm(join(folder, name), { force: true })
    },
  }
}
