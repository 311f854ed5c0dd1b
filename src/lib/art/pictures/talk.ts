import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill } from '../marks'
import { stones, vault } from '../outlines'
import { draw } from '../path'
import { paper, slip } from '../things'
import { type Drawing } from '../svg'

/** Two half arches lean toward each other; below them two people talk. */
export function talk(): Drawing {
  const [x, base, outer, inner] = [320, 424, 300, 222]
  const inks: Ink[] = ['blue', 'night', 'blue', 'night', 'pink', 'wine', 'pink', 'wine']
  const ring = stones(x, base, outer, inner, 8, 0.6).map((outline, index) =>
    grained(
      outline,
      inks[index] ?? 'blue',
      index < 4 ? 'sky' : index % 2 ? 'pink' : 'wine',
      [index < 4 ? x - outer : x, base - outer, outer, outer],
      index < 4 ? 0 : 180,
    ),
  )
  return {
    width: 640,
    height: 420,
    content: draw(
      ring,
      grained(vault(x, base, 206), 'paper', 'pink', [x - 206, base - 206, 412, 206], 270),
      slip(196, 296, 150, 80, 'left', 'blue', 'paper'),
      slip(322, 240, 120, 68, 'right', 'pink', 'paper'),
    ),
  }
}

type Ten = { air: Ink; dots: Ink; stones: readonly [Ink, Ink]; content: () => string }

const tens: readonly [Ten, Ten, Ten] = [
  {
    air: 'sand',
    dots: 'ink',
    stones: ['shade', 'deck'],
    content: () =>
      slip(104, 126, 106, 62, 'left', 'pink', 'paper') + slip(204, 80, 88, 52, 'right', 'blue', 'paper'),
  },
  {
    air: 'sky',
    dots: 'blue',
    stones: ['night', 'blue'],
    content: () =>
      fill(vault(200, 200, 84), 'paper') +
      fill(vault(200, 200, 50), 'pink') +
      fill(vault(200, 200, 22), 'maiz'),
  },
  {
    air: 'maiz',
    dots: 'pink',
    stones: ['wine', 'pink'],
    content: () => paper(146, 76, 104, 124, { rows: 3, width: 3, signature: 'pink', corner: 0.34 }),
  },
]

/** Half an hour in three arches of ten stones, a minute each: they talk, we look, the plan. */
export function thirty(third: 0 | 1 | 2): Drawing {
  const { air, dots, stones: inks, content } = tens[third]
  const [x, base, outer, inner] = [200, 200, 196, 154]
  const ring = stones(x, base, outer, inner, 10).map((outline, index) =>
    fill(outline, inks[index % 2 ? 1 : 0]),
  )
  return {
    width: 400,
    height: 200,
    content: draw(grained(vault(x, base, 150), air, dots, [50, 50, 300, 150], 180), ring, content()),
  }
}
