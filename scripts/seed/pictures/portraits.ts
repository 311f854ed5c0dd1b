import { people, type PersonName } from '../../../src/lib/art/portraits/people'
import { portrait } from '../../../src/lib/art/portraits/portrait'
import { renderPng } from './raster'

const drawPortrait = (name: PersonName) => () => renderPng(portrait(people[name]), 960)

/** Functions that render the portraits of team members and clients as PNG, by name. */
export const portraits: Partial<Record<string, () => Promise<Buffer>>> = {
  'Lucía Fernández': drawPortrait('lucia'),
  'Andrés Quispe': drawPortrait('andres'),
  'Maya Thompson': drawPortrait('maya'),
  'Rosa Huamán': drawPortrait('rosa'),
  'Marcus Bell': drawPortrait('marcus'),
  'Guadalupe Hernández': drawPortrait('guadalupe'),
  'Olivia Grant': drawPortrait('olivia'),
  'Fiorella Vargas': drawPortrait('fiorella'),
  'Camila Restrepo': drawPortrait('camila'),
}
