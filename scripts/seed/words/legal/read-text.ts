import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the Markdown of a file in this folder. */
export const readText = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8').trim()
