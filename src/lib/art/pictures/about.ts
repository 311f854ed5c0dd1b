import { chain, drops } from '../cables'
import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { disc, rect, stone, wall } from '../outlines'
import { draw, path, times } from '../path'
import { bay, slip, water } from '../things'
import { type Drawing } from '../svg'

/** Three masts for three cities, one bridge between them, and the sun that reaches them one after the other. */
export function offices(): Drawing {
  const [width, height, deck, surface] = [1440, 440, 236, 372]
  const masts = [240, 720, 1200] as const
  const airs: Ink[] = ['sky', 'rosa', 'maiz']
  const far = wall(
    -10,
    width + 10,
    surface - 84,
    surface,
    times(24, (index) => ({ x: 30 + index * 60, radius: 20, height: 60 })),
  )
  const top = (x: number) => [x, 34] as const
  const cables = [
    [[-240, 34] as const, top(240)] as const,
    [top(240), top(720)] as const,
    [top(720), top(1200)] as const,
    [top(1200), [1680, 34] as const] as const,
  ].map(([from, to]) => chain(from, to, 84, 'text', 6) + drops(from, to, 84, deck, 32, 'text', 2))
  const piers = masts.map((x, index) =>
    draw(
      fill(rect(x - 84, deck, 168, surface - deck), 'deck'),
      bay(x, surface, 52, 104, airs[index] ?? 'sky', { inside: 'shade', depth: 13, dots: 'deck' }),
      fill(rect(x - 13, 16, 26, deck - 8), 'deck'),
    ),
  )
  const sun = [960, 150, 108] as const
  return {
    width,
    height,
    content: draw(
      grained(disc(...sun), 'maiz', 'pink', [852, 42, 216, 216], 205),
      grained(far, 'haze', 'dust', [-10, surface - 84, width + 20, 66], 90),
      cables,
      piers,
      fill(rect(-10, deck, width + 20, 14), 'deck'),
      line(path`M-10 ${deck - 5}H${width + 10}`, 'pink', { width: 12 }),
      slip(276, 150, 104, 62, 'left', 'blue', 'paper'),
      slip(1064, 158, 96, 58, 'right', 'pink', 'paper'),
      fill(rect(-10, surface, width + 20, height - surface + 2), 'band'),
      water(960, surface + 14, 220, 'maiz', { rows: 4, seed: 5, gap: 13 }),
      water(480, surface + 16, 200, 'pink', { rows: 3, seed: 9 }),
      water(120, surface + 18, 120, 'sky', { rows: 3, seed: 21 }),
      water(1330, surface + 18, 130, 'rosa', { rows: 3, seed: 31 }),
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
