import { fill, line } from '../marks'
import { span, stone, wall } from '../outlines'
import { draw, times } from '../path'
import { type Drawing } from '../svg'

/** Four audiences: four ways to begin a bridge. Small, in the ink of the text, without grain. */
const small = (content: string): Drawing => ({ width: 120, height: 76, content })

/** One arch is enough. */
export const smallBusiness = () => small(fill(span(60, 70, 34, 22), 'text'))

/** An arcade along the street. */
export const localBusiness = () =>
  small(
    fill(
      wall(
        4,
        116,
        30,
        70,
        [24, 60, 96].map((x) => ({ x, radius: 12, height: 26 })),
      ),
      'text',
    ),
  )

/** A mast that reaches far. */
export const onlineShop = () =>
  small(line('M60 8V70M60 12L8 56M60 12L34 56M60 12L86 56M60 12L112 56M4 58H116', 'text', { width: 4 }))

/** Half built, half planned. */
export const startup = () =>
  small(
    draw(
      times(4, (index) => fill(stone(60, 70, 46, 28, 180 - index * 26, 156 - index * 26), 'text')),
      line('M88 70A28 28 0 0 0 66 42.6M106 70A46 46 0 0 0 72 25.5', 'text', { dash: '3 5' }),
    ),
  )
