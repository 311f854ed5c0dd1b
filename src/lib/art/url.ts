import { fileVersion, isFile, type PictureName } from './catalog'
import { coverFile } from './cover'
import { hash } from './random'

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
