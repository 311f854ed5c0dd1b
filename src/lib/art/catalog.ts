import { coverOf, coverSize, type CoverName, coverFile } from './cover'
import files from './files.json'
import { hash } from './random'

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

const covers = new Map<string, string>()

/** Changes when the picture's bytes change, so that browsers can cache each URL forever. */
export function versionOf(name: string): string {
  if (isFile(name)) return fileVersion(name)
  const known = covers.get(name)
  if (known !== undefined) return known
  const version = hash(coverFile(name) ?? '').toString(36)
  covers.set(name, version)
  return version
}

/** Returns the URL of a picture, with its version. */
export const artUrl = (name: PictureName): string => `/art/${name}.svg?v=${versionOf(name)}`
