import { fileOf, type PictureName } from './catalogue'
import { hash } from './random'

const versions = new Map<string, string>()

/** What changes when a picture's bytes change: browsers may then keep each address for ever. */
export function versionOf(name: string, file = fileOf(name)): string {
  const known = versions.get(name)
  if (known !== undefined) return known
  const version = hash(file ?? '').toString(36)
  versions.set(name, version)
  return version
}

/** Where a picture is served, with its version. */
export const artAddress = (name: PictureName): string => `/art/${name}.svg?v=${versionOf(name)}`
