import { grained } from '../grain'
import { type Ink } from '../inks'
import { clip, fill, levels, line } from '../marks'
import { disc, door, rect, stone, vault } from '../outlines'
import { draw, path, times } from '../path'
import { slip, water } from '../things'
import { type Drawing } from '../svg'

/** A shop by night: the shutters are down, a light is on upstairs, and a question has just been answered. */
export function closedShop(): Drawing {
  const [width, height, street] = [760, 560, 500]
  const stars = [
    [70, 70],
    [190, 120],
    [420, 54],
    [510, 160],
    [700, 250],
    [330, 150],
  ] as const
  const shutter = (x: number) => {
    const slats = times(7, (index) => [x - 68, 392 + index * 17, 140] as const)
    return (
      fill(door(x, street, 52, 132), 'ink') +
      clip(door(x, street, 52, 132), line(levels(slats), 'soft', { width: 4 }))
    )
  }
  const awning = times(7, (index) =>
    fill(path`M${116 + index * 44} 326h44v26a22 22 0 0 1 -44 0Z`, index % 2 ? 'pink' : 'paper'),
  )
  return {
    width,
    height,
    content: draw(
      fill(rect(-2, -2, width + 4, height + 4), 'night'),
      grained(disc(628, 112, 58), 'maiz', 'pink', [570, 54, 116, 116], 200),
      fill(disc(655, 95, 48), 'night'),
      stars.map(([x, y]) => fill(disc(x, y, 3.5), 'sky')),
      grained(rect(120, 196, 300, street - 196), 'wine', 'pink', [120, 196, 300, street - 196], 270),
      fill(rect(106, 182, 328, 18), 'ink'),
      fill(door(330, 300, 30, 84), 'maiz'),
      fill(disc(330, 262, 11) + vault(330, 300, 21) + door(206, 300, 30, 84), 'ink'),
      shutter(206),
      shutter(338),
      awning,
      fill(rect(-2, street, width + 4, 64), 'ink'),
      water(600, street + 22, 180, 'maiz', { rows: 3, width: 4, gap: 14, seed: 5 }),
      line('M420 440H470A84 84 0 0 1 638 440H790', 'pink', { width: 12 }),
      slip(476, 230, 128, 76, 'left', 'rosa', 'ink'),
      slip(576, 306, 146, 84, 'right', 'paper', 'ink'),
    ),
  }
}

/** Two banks that speak and do not meet yet; the stone that closes the arch is on its way. */
export function origin(): Drawing {
  const [x, base, outer, inner] = [320, 520, 250, 170]
  const stonesOf = times(7, (index) => {
    if (index === 3) return ''
    const step = 180 / 7
    const outline = stone(x, base, outer, inner, 180 - index * step - 0.7, 180 - (index + 1) * step + 0.7)
    const left = index < 3
    const ink: Ink = left ? (index % 2 ? 'night' : 'blue') : index % 2 ? 'wine' : 'ink'
    return grained(
      outline,
      ink,
      left ? 'sky' : 'soft',
      [left ? x - outer : x, base - outer, outer, outer],
      left ? 0 : 180,
    )
  })
  return {
    width: 640,
    height: 640,
    content: draw(
      fill(rect(-2, -2, 644, 644), 'sand'),
      grained(disc(x, base - 40, 104), 'maiz', 'pink', [x - 104, base - 144, 208, 208], 270),
      stonesOf,
      fill(rect(-2, base, 644, 122), 'ink'),
      water(x, base + 24, 280, 'maiz', { rows: 5, width: 5, gap: 20, seed: 12 }),
      line(path`M${x} 0V${base - outer - 70}`, 'ink', { width: 3 }),
      fill(stone(x, base - 86, outer, inner, 102.2, 77.8), 'pink'),
      slip(44, 150, 170, 94, 'left', 'blue', 'paper'),
      slip(446, 96, 150, 84, 'right', 'paper', 'ink'),
    ),
  }
}
