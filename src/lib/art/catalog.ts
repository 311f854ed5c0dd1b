import { coverOf, coverSize, type CoverName } from './cover'
import files from './files.json'

/** A drawing of files/, whose sizes and versions scripts/icons.ts writes into files.json. */
export type FileName = keyof typeof files
export type PictureName = FileName | CoverName

export const fileNames = Object.keys(files) as FileName[]
export const isFile = (name: string): name is FileName => Object.hasOwn(files, name)

/** Returns the version of a file: a hash of its bytes. */
export const fileVersion = (name: FileName): string => files[name].version

/** Returns the size of a picture by its name, or undefined for an unknown name. */
export function sizeOf(name: string): { width: number; height: number } | undefined {
  if (!isFile(name)) return coverOf(name) && coverSize
  const { width, height } = files[name]
  return { width, height }
}
