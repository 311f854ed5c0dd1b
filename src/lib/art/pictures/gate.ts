import { grained } from '../grain'
import { fill, levels, line } from '../marks'
import { rect, vault, wall } from '../outlines'
import { draw, path, times } from '../path'
import { type Drawing } from '../svg'

const [base, top] = [716, 376]

/** A bird above the water, or its reflection: two small arcs. */
const bird = (x: number, y: number, wing = 36): string =>
  path`M${x} ${y}a${wing} ${wing * 0.5} 0 0 1 ${wing * 2} 0a${wing} ${wing * 0.5} 0 0 1 ${wing * 2} 0`

/** The picture of the sign-in pages: a bridge seen from the water, a whole arch and the beginning of the next. */
export const gate = (): Drawing => ({
  width: 760,
  height: 900,
  content: draw(
    fill(rect(-2, -2, 764, base + 2), 'maiz'),
    grained(vault(252, base, 252), 'maiz', 'pink', [0, base - 252, 504, 252], 180),
    fill(vault(252, base, 148), 'pink'),
    fill(
      wall(-2, 762, top, base, [
        { x: 252, radius: 252, height: 252 },
        { x: 676, radius: 88, height: 256 },
      ]),
      'ink',
    ),
    line(levels([[-4, 342, 768]]), 'ink', { width: 4, cap: 'butt' }),
    times(12, (index) => line(path`M${42 + index * 64} 342V${top + 2}`, 'ink', { width: 4, cap: 'butt' })),
    fill(rect(-2, base, 764, 186), 'sheet'),
    line(levels([[-4, base, 768]]), 'text', { width: 4, cap: 'butt' }),
    line(
      levels([
        [132, base + 28, 240],
        [162, base + 58, 180],
        [198, base + 88, 112],
        [236, base + 116, 36],
      ]),
      'pink',
      { width: 5 },
    ),
    [bird(452, base + 48), bird(588, base + 104), bird(64, base + 154)].map((outline) =>
      line(outline, 'text', { width: 3.5 }),
    ),
  ),
})
