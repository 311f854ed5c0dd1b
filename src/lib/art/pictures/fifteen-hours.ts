import { grain, grained } from '../grain'
import { clip, fill } from '../marks'
import { disc, rect, stones, vault } from '../outlines'
import { draw } from '../path'
import { type Drawing } from '../svg'

const [x, base, outer, inner] = [360, 360, 348, 236]
/** One stone for each hour. */
const hours = { atLeast: 10, atMost: 15 }

/** Fifteen hours: an arch of as many stones, of which the last five are pale. */
export function fifteenHours(): Drawing {
  const opening = vault(x, base, inner - 22)
  const set = stones(x, base, outer, inner, hours.atMost, 0.55).map((outline, index) => {
    if (index >= hours.atLeast) return fill(outline, 'rosa')
    const [ink, dots] = index % 2 ? (['pink', 'wine'] as const) : (['wine', 'pink'] as const)
    return fill(outline, ink) + (index % 2 ? '' : grain(outline, dots, [12, 12, 2 * outer, outer]))
  })
  return {
    width: 720,
    height: 374,
    content: draw(
      clip(
        opening,
        draw(
          grained(opening, 'sky', 'blue', [x - inner, base - inner, 2 * inner, inner], 270),
          grained(disc(x, base - 60, 92), 'maiz', 'pink', [x - 92, base - 152, 184, 184], 200),
        ),
      ),
      set,
      fill(rect(0, base, 720, 14), 'deck'),
    ),
  }
}
