import { grain, grained } from '../grain'
import { type Ink } from '../inks'
import { clip, fill, group, line } from '../marks'
import { disc, door, rect } from '../outlines'
import { draw, times } from '../path'
import { type Drawing } from '../svg'
import { platform, platformBase, platformWidth } from './platform'

const [x, y, rim, glass] = [210, 262, 148, 118]
const floor = y + 70

/** A street of doors, all alike. */
const street = times(5, (index) => {
  const at = 42 + index * 84
  const ink: Ink = index % 2 ? 'blue' : 'night'
  return fill(door(at, platformBase, 32, 128), ink) + fill(door(at, platformBase, 18, 92), 'sky')
})

const handle = group(
  fill(rect(-18, rim - 8, 36, 118), 'ink') + fill(rect(-24, rim + 42, 48, 74), 'pink'),
  `translate(${x} ${y})rotate(-42)`,
)

/** What the lens shows: one of the doors, large and in color. */
function lens(): string {
  const [left, top, size] = [x - glass, y - glass, 2 * glass]
  return draw(
    fill(disc(x, y, rim), 'ink'),
    clip(
      disc(x, y, glass),
      draw(
        fill(rect(left, top, size, floor - top + 1), 'paper'),
        grain(rect(left, top, size, floor - top), 'sand', [left, top, size, size], 90),
        fill(door(x - 112, floor, 36, 92) + door(x + 112, floor, 36, 92), 'sand'),
        fill(rect(left, floor, size, 60), 'ink'),
        grained(door(x, floor, 62, 142), 'pink', 'wine', [x - 62, y - 72, 124, 142], 180),
        fill(door(x, floor, 36, 98), 'maiz'),
        fill(disc(x + 18, y + 26, 5), 'ink'),
      ),
    ),
  )
}

const searchField = draw(
  fill('M112 34H352A28 28 0 0 1 352 90H112A28 28 0 0 1 112 34Z', 'paper'),
  line('M122 62h104', 'ink', { width: 8 }),
  line('M244 48v28', 'pink', { width: 5 }),
  fill(disc(352, 62, 20), 'ink'),
  line('M343 60a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M356 66l6 6', 'paper', { width: 3.5 }),
)

/** A lens over a street of doors makes one of them yours. */
export const platformSearch = (): Drawing =>
  platform(
    'sky',
    draw(street, fill(rect(0, platformBase - 158, platformWidth, 18), 'ink'), handle, lens(), searchField),
  )
