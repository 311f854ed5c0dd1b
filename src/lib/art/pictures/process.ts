import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, group } from '../marks'
import { stones, vault } from '../outlines'
import { draw, onCircle, path } from '../path'
import { type Drawing } from '../svg'
import { numerals } from './numerals'

/** An arch of six stones, one for each step. */
export function processArch(): Drawing {
  const [x, base, outer, inner] = [648, 470, 440, 290]
  const inks: Ink[] = ['maiz', 'rosa', 'sky', 'sand', 'maiz', 'rosa']
  const ring = stones(x, base, outer, inner, 6, 0.5).map((outline, index) => {
    const ink = inks[index] ?? 'maiz'
    const dots: Ink = ink === 'sky' ? 'blue' : 'pink'
    return grained(
      outline,
      ink,
      dots,
      [index < 3 ? x - outer : x, base - outer, outer, outer],
      index < 3 ? 0 : 180,
    )
  })
  const numbers = numerals.map((numeral, index) => {
    const [left, top] = onCircle(x, base, 365, 165 - index * 30)
    return group(fill(numeral, 'ink'), path`translate(${left} ${top})`)
  })
  return {
    width: 1296,
    height: 470,
    content: draw(
      grained(vault(x, base, 262), 'blue', 'sky', [x - 262, base - 262, 524, 262], 270),
      grained(vault(x, base, 130), 'pink', 'wine', [x - 130, base - 130, 260, 130], 270),
      fill(vault(x, base, 62), 'maiz'),
      ring,
      numbers,
    ),
  }
}
