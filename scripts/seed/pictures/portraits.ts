import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FileName } from '../../../src/lib/art/catalog'
import { root } from '../../process/root'
import { renderPng } from './raster'

const drawing = (name: FileName) => readFile(join(root, 'src/lib/art/files', `${name}.svg`), 'utf8')
const drawPortrait = (name: FileName) => async () => renderPng(await drawing(name), 960)

/** Functions that render the portraits of team members and clients as PNG, by name. */
export const portraits: Partial<Record<string, () => Promise<Buffer>>> = {
  'Lucía Fernández': drawPortrait('portrait-lucia'),
  'Andrés Quispe': drawPortrait('portrait-andres'),
  'Maya Thompson': drawPortrait('portrait-maya'),
  'Rosa Huamán': drawPortrait('portrait-rosa'),
  'Marcus Bell': drawPortrait('portrait-marcus'),
  'Guadalupe Hernández': drawPortrait('portrait-guadalupe'),
  'Olivia Grant': drawPortrait('portrait-olivia'),
  'Fiorella Vargas': drawPortrait('portrait-fiorella'),
  'Camila Restrepo': drawPortrait('portrait-camila'),
}
