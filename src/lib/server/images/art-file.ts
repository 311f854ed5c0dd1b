import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isFile, sizeOf } from '@/lib/art/catalog'
import { coverFile } from '@/lib/art/cover'
import type { Drawing } from '@/lib/art/svg'

/** Relative to the working directory of the server; next.config.mjs copies the folder into the build. */
const folder = join(process.cwd(), 'src/lib/art/files')

/** Returns a picture as an SVG file, or undefined for an unknown name. */
export const artFile = async (name: string): Promise<string | undefined> =>
  isFile(name) ? await readFile(join(folder, `${name}.svg`), 'utf8') : coverFile(name)

/** What precedes the drawing in a file: its root, its style and its grain, which are written anew around another drawing. */
const head = /^<svg[^>]*><style>[^<]*<\/style>(?:<defs>.*?<\/defs>)?/

/** Returns the drawing in a file, to be placed in another one. Throws for an unknown name. */
export async function drawingOf(name: string): Promise<Drawing> {
  const [file, size] = [await artFile(name), sizeOf(name)]
  if (!file || !size) throw new Error(`There is no picture ${name}.`)
  return { ...size, content: file.replace(head, '').replace('</svg>', '').trimEnd() }
}
