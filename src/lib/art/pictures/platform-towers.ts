import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, levels, line } from '../marks'
import { disc, door, vault } from '../outlines'
import { draw, path, times } from '../path'
import { type Drawing } from '../svg'
import { slip } from '../things'
import { platform, platformBase } from './platform'

type Tower = { x: number; width: number; top: number; ink: Ink; dots: Ink; windows: Ink; lit?: number }

/** An office tower with two windows on each floor; in the lit one someone is at work. */
function tower({ x, width, top, ink, dots, windows, lit }: Tower): string {
  const radius = width / 2
  const body = path`M${x} ${platformBase}V${top + radius}A${radius} ${radius} 0 0 1 ${x + width} ${top + radius}V${platformBase}Z`
  const first = top + width * 0.46
  const floors = Math.ceil((platformBase - 84 - first) / 52)
  const openings = times(2 * floors, (index) => {
    const [at, y] = [x + width * (index % 2 ? 0.73 : 0.27), first + Math.floor(index / 2) * 52]
    const opening = door(at, y + 36, width * 0.12, 36)
    if (index !== lit) return fill(opening, windows)
    const person = disc(at, y + 20, width * 0.055) + vault(at, y + 36, width * 0.1)
    return fill(opening, 'maiz') + fill(person, 'pink')
  })
  return draw(
    grained(body, ink, dots, [x, top, width, platformBase - top], 180),
    openings,
    fill(door(x + radius, platformBase, width * 0.15, 40), windows),
  )
}

/** Many windows; one is lit, where the person who decides sits. */
export const platformTowers = (): Drawing =>
  platform(
    'sand',
    draw(
      grained(disc(92, 116, 58), 'paper', 'ink', [34, 58, 116, 116], 200),
      tower({ x: 20, width: 112, top: 262, ink: 'blue', dots: 'ink', windows: 'night' }),
      tower({ x: 276, width: 124, top: 186, ink: 'wine', dots: 'ink', windows: 'pink' }),
      tower({ x: 134, width: 142, top: 52, ink: 'ink', dots: 'soft', windows: 'soft', lit: 3 }),
      slip(258, 84, 124, 74, 'left', 'pink'),
      line(levels([[284, 112, 74] as const, [284, 131, 46] as const]), 'paper', { width: 6 }),
    ),
  )
