import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The description of a release, written by the build (scripts/site/build-release.ts). */
export interface ReleaseInfo {
  id: string
  /** The names of the migrations that the code of the release expects. */
  migrations: string[]
}

/** The folder of the release that this process runs, which is the one of its main file. */
export const releaseFolder = (): string => dirname(process.argv[1] ?? '')

/** Returns what is known about the release that this process runs, or undefined when it runs from sources. */
export function runningRelease(folder = releaseFolder()): ReleaseInfo | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseInfo
  } catch {
    return undefined
  }
}
