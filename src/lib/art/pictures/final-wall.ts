import { grained } from '../grain'
import { fill } from '../marks'
import { disc, wall } from '../outlines'
import { draw, times } from '../path'
import { type Drawing } from '../svg'

/** The sun behind the wall that the footer begins with: the last picture of most pages. */
export function finalWall(): Drawing {
  const doors = times(13, (index) => ({ x: index * 120, radius: 42, height: 108 }))
  return {
    width: 1440,
    height: 440,
    content: draw(
      grained(disc(1096, 262, 206), 'maiz', 'pink', [890, 56, 412, 412], 200),
      fill(wall(-60, 1500, 300, 440, doors), 'band'),
    ),
  }
}
