import { fileOf, type PictureName } from './catalog'
import { hash } from './random'

const versions = new Map<string, string>()

/** Changes when the picture's bytes change, so that browsers can cache each URL forever. */
export function versionOf(name: string, file = fileOf(name)): string {
  const known = versions.get(name)
  if (known !== undefined) return known
  const version = hash(file ?? '').toString(36)
  versions.set(name, version)
  return version
}

/** Returns the URL of a picture, with its version. */
export const artUrl = (name: PictureName): string => `/art/${name}.svg?v=${versionOf(name)}`
