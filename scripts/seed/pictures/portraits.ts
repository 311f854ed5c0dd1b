import { people, type PersonName } from '../../../src/lib/art/portraits/people'
import { portrait } from '../../../src/lib/art/portraits/portrait'
import { raster } from './raster'

const drawn = (name: PersonName) => () => raster(portrait(people[name]), 960)

/** The drawn portraits of the team and of clients, by name: a PNG each, rendered when it is asked for. */
export const portraits: Partial<Record<string, () => Promise<Buffer>>> = {
  'Lucía Fernández': drawn('lucia'),
  'Andrés Quispe': drawn('andres'),
  'Maya Thompson': drawn('maya'),
  'Rosa Huamán': drawn('rosa'),
  'Marcus Bell': drawn('marcus'),
  'Guadalupe Hernández': drawn('guadalupe'),
  'Olivia Grant': drawn('olivia'),
  'Fiorella Vargas': drawn('fiorella'),
  'Camila Restrepo': drawn('camila'),
}
