import { grained } from '@/lib/art/grain'
import { type Ink } from '@/lib/art/inks'
import { clip, fill, line } from '@/lib/art/marks'
import { disc, door, rect, stones, vault } from '@/lib/art/outlines'
import { draw, path, times } from '@/lib/art/path'
import { bay, paper, slip } from '@/lib/art/things'
import { type Drawing } from '@/lib/art/svg'

const [width, height] = [800, 600]

/** Four trades below the arches of one viaduct, each with its awning. */
export function industries(): Drawing {
  const shops: [air: Ink, awning: Ink, second: Ink][] = [
    ['sky', 'blue', 'paper'],
    ['rosa', 'pink', 'paper'],
    ['paper', 'ink', 'sand'],
    ['blue', 'maiz', 'paper'],
  ]
  const goods = [
    // A clinic, a bakery, a workshop, a shop.
    (x: number) => fill(rect(x - 11, 474, 22, 70) + rect(x - 35, 498, 70, 22), 'paper'),
    (x: number) => fill(vault(x - 24, 544, 26), 'maiz') + fill(vault(x + 22, 544, 34), 'wine'),
    (x: number) => fill(disc(x, 512, 34), 'pink') + fill(disc(x, 512, 13), 'paper'),
    (x: number) => paper(x - 34, 448, 68, 98, { rows: 3, width: 3, corner: 0.4 }),
  ]
  const fronts = shops.map(([air, awning, second], index) => {
    const x = 106 + index * 196
    const opening = door(x, 560, 78, 300)
    const cloth = times(6, (stripe) =>
      fill(path`M${x - 78 + stripe * 26} 372h26v40a13 13 0 0 1 -26 0Z`, stripe % 2 ? second : awning),
    )
    return draw(
      bay(x, 560, 78, 300, air, { depth: 14, dots: 'ink' }),
      clip(opening, draw(goods[index]?.(x - 7) ?? '', cloth)),
    )
  })
  return {
    width,
    height,
    content: draw(
      fill(rect(-2, -2, 804, 604), 'maiz'),
      grained(disc(610, 130, 92), 'paper', 'pink', [518, 38, 184, 184], 205),
      fill(rect(-2, 210, 804, 350), 'ink'),
      fronts,
      fill(rect(-2, 560, 804, 42), 'soft'),
      line('M-5 205H805', 'pink', { width: 12 }),
      slip(96, 92, 150, 84, 'left', 'blue', 'paper'),
    ),
  }
}

/** Results are doors on a deck, each a little higher; the line runs over all of them. */
export function caseStudies(): Drawing {
  const bars: [height: number, ink: Ink, dots: Ink][] = [
    [110, 'night', 'sky'],
    [168, 'rosa', 'pink'],
    [232, 'night', 'sky'],
    [304, 'maiz', 'pink'],
    [392, 'pink', 'wine'],
  ]
  const doors = bars.map(([h, ink, dots], index) => {
    const x = 110 + index * 144
    return grained(door(x, 520, 56, h), ink, dots, [x - 56, 520 - h, 112, h], 270)
  })
  return {
    width,
    height,
    content: draw(
      fill(rect(-2, -2, 804, 604), 'blue'),
      paper(70, 60, 190, 236, { rows: 5, width: 5, signature: 'pink', corner: 0.34 }),
      doors,
      fill(rect(-2, 520, 804, 84), 'ink'),
      fill(rect(-2, 520, 804, 14), 'paper'),
      grained(disc(686, 66, 44), 'maiz', 'pink', [642, 22, 88, 88], 205),
    ),
  }
}

/** A finished arch with one free place, and people waiting on the deck. */
export function careers(): Drawing {
  const [x, base, outer, inner] = [400, 500, 370, 258]
  const ring = stones(x, base, outer, inner, 9).map((outline, index) => {
    if (index === 6) return line(outline, 'ink', { width: 4, dash: '2 11' })
    const ink: Ink = index % 2 ? 'pink' : 'wine'
    return grained(
      outline,
      ink,
      index % 2 ? 'wine' : 'rosa',
      [x - outer, base - outer, 2 * outer, outer],
      index < 5 ? 0 : 180,
    )
  })
  const person = (left: number, size: number, body: Ink, head: Ink) =>
    fill(vault(left, base, size), body) + fill(disc(left, base - size - size * 0.56, size * 0.5), head)
  return {
    width,
    height,
    content: draw(
      fill(rect(-2, -2, 804, 604), 'rosa'),
      grained(vault(x, base, 226), 'maiz', 'pink', [x - 226, base - 226, 452, 150], 90),
      ring,
      person(262, 62, 'blue', 'tan'),
      person(400, 70, 'paper', 'brown'),
      line(vault(534, base, 56), 'ink', { width: 4, dash: '2 11' }),
      line(disc(534, base - 88, 28), 'ink', { width: 4, dash: '2 11' }),
      fill(rect(-2, base, 804, 104), 'ink'),
      line(path`M-5 ${base + 8}H805`, 'maiz', { width: 12 }),
    ),
  }
}
