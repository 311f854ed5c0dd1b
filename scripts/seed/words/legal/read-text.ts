import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../../process/root'

const folder = join(root, 'scripts/seed/words/legal')

/** Returns the Markdown of a file in this folder. */
export const readText = (name: string): string => readFileSync(join(folder, name), 'utf8').trim()
