import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root'

/** The version of Puente, such as 0.2.0. */
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
