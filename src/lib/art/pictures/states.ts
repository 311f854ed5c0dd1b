import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, group, levels, line } from '../marks'
import { disc, door, rect, span, stone, stones, vault } from '../outlines'
import { draw, path } from '../path'
import { slip, water } from '../things'
import { type Drawing } from '../svg'

/** Pictures for missing, empty and broken pages, without grain. They have no background of their own. */

/** A deck that ends: the line looks over the edge, and a stone has gone before it. */
export const notFound = (): Drawing => ({
  width: 800,
  height: 420,
  content: draw(
    fill(disc(424, 168, 108), 'maiz'),
    fill(span(20, 360, 184, 144), 'deck'),
    fill(rect(-2, 176, 250, 16), 'deck'),
    fill(span(780, 360, 184, 144), 'deck'),
    fill(rect(552, 176, 250, 16), 'deck'),
    `<g transform="translate(470 474)rotate(18)">${fill(stone(0, 0, 166, 92, 104, 76), 'rosa')}</g>`,
    line('M-10 169H226C262 169 286 142 268 116C252 94 218 110 226 140C234 170 268 190 276 240V262', 'pink', {
      width: 12,
    }),
    fill(disc(276, 282, 18), 'pink'),
    line('M562 169H810', 'pink', { width: 12 }),
    fill(rect(-2, 360, 804, 62), 'band'),
    water(424, 376, 180, 'maiz', { rows: 3, gap: 14, seed: 5 }),
    water(276, 380, 60, 'pink', { rows: 3, gap: 13, seed: 4 }),
  ),
})

/** Empty doors. */
export const empty = (): Drawing => ({
  width: 480,
  height: 240,
  content: draw(
    fill(disc(352, 84, 52), 'maiz'),
    fill(door(112, 220, 44, 150), 'sky'),
    fill(door(240, 220, 54, 190), 'rosa'),
    fill(door(368, 220, 44, 130), 'blue'),
    fill(rect(0, 220, 480, 14), 'deck'),
  ),
})

/** An arch whose keystone lies beside it: it can be put back. */
export const broken = (): Drawing => ({
  width: 480,
  height: 240,
  content: draw(
    fill(vault(200, 220, 84), 'maiz'),
    stones(200, 220, 160, 102, 7).map((outline, index) =>
      index === 3 ? line(outline, 'text', { dash: '3 7' }) : fill(outline, index % 2 ? 'deck' : 'shade'),
    ),
    `<g transform="translate(334 191)rotate(90)">${fill(stone(0, 0, 112, 54, 105, 75), 'pink')}</g>`,
    fill(rect(0, 220, 480, 14), 'deck'),
  ),
})

/** A lens over a street of doors; the one that it shows is only an outline. */
export function search(): Drawing {
  const [width, base] = [640, 384]
  const doors: (readonly [ink: Ink, dots: Ink] | undefined)[] = [
    ['sky', 'blue'],
    ['rosa', 'pink'],
    ['sand', 'ink'],
    undefined,
    ['maiz', 'pink'],
    ['sky', 'blue'],
  ]
  const street = doors.map((inks, index) => {
    const x = 60 + index * 104
    if (inks)
      return grained(door(x, base, 38, 150), ...inks, [x - 38, base - 150, 76, 150], index % 2 ? 180 : 0)
    const outline = path`M${x - 38} ${base}V${base - 112}A38 38 0 0 1 ${x + 38} ${base - 112}V${base}`
    return line(outline, 'text', { width: 5, dash: '1 11' })
  })
  return {
    width,
    height: base,
    content: draw(
      street,
      group(fill(rect(-12, 112, 24, 96), 'pink'), 'translate(372 210)rotate(-40)'),
      line(disc(372, 210, 118), 'text', { width: 14 }),
      slip(66, 84, 138, 82, 'left', 'blue'),
      line(
        levels([
          [96, 112, 76],
          [96, 134, 48],
        ]),
        'paper',
        { width: 7 },
      ),
    ),
  }
}
