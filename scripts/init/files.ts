import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface FileAccess {
  mode: number
  /** The id of the group that may read it; only root can give a file to a group. */
  group?: number
}

/**
 * Writes a file whole: after a power loss it has all of `text`, or is not there. The temporary file of a run that was cut off
 * is replaced.
 */
export function writeWhole(path: string, text: string, { mode, group }: FileAccess): void {
  const temporary = `${path}.new`
  rmSync(temporary, { force: true })
  const file = openSync(temporary, 'wx', mode)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  if (group !== undefined && process.getuid?.() === 0) chownSync(temporary, 0, group)
  renameSync(temporary, path)
  syncFolder(dirname(path))
}

/** Makes a folder that others may enter; who may read its files is their own mode. */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o755 })
}

/** A new name in a folder is on the disk only when the folder is. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
