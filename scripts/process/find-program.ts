import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { childEnv } from '../../src/env'

/** Distributions keep servers such as nginx out of the PATH of ordinary users. */
const folders = [
  ...(childEnv().PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
]

/** Returns the path of a program of the system, or undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
