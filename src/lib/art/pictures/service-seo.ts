import { grained } from '../grain'
import { clip, fill, levels, line } from '../marks'
import { bowl, disc, rect, sling, span, vault } from '../outlines'
import { draw, times } from '../path'
import { type Drawing } from '../svg'
import { bayOf, deckTop, hang, scene, stand } from './bay'

/** An arch and its reflection close into a lens. */
export function seo(): Drawing {
  const [x, y, radius] = [180, 268, 112]
  const ripples = levels(times(8, (row) => [x - 130, y + 12 + row * 15, 260] as const))
  const drop = (dx: number, width: number, bottom: number) =>
    fill(rect(x + dx - width / 2, deckTop, width, bottom - deckTop), 'ink')
  return bayOf(
    360,
    'rosa',
    draw(
      grained(rect(-2, y, 364, 140), 'pink', 'wine', [-2, y, 364, 140], 270),
      fill(vault(x, y, radius), 'paper'),
      grained(vault(x, y, 58), 'maiz', 'pink', [x - 58, y - 58, 116, 58], 180),
      fill(span(x, y, radius, radius - 24), 'ink'),
      fill(rect(-2, y - 6, 364, 8), 'ink'),
      clip(sling(x, y, radius, radius - 24), line(ripples, 'ink', { width: 7 })),
      clip(bowl(x, y, 58), line(ripples, 'maiz', { width: 6 })),
      drop(0, 12, y - radius + 8),
      drop(-80, 6, y - 72),
      drop(80, 6, y - 72),
      fill(disc(292, 70, 30), 'paper'),
      line('M-8 116H368', 'pink', { width: 9 }),
    ),
  )
}

/** The lens on its own page, the water at the middle. */
export function seoScene(): Drawing {
  const [x, radius, sun] = [300, 288, 150]
  const ripples = levels(times(11, (row) => [0, 332 + row * 25, 600] as const))
  return scene(
    draw(
      fill(vault(x, stand, radius), 'paper'),
      grained(vault(x, stand, sun), 'maiz', 'pink', [x - sun, stand - sun, 2 * sun, sun], 180),
      grained(
        span(x, stand, radius, radius - 58),
        'ink',
        'soft',
        [x - radius, stand - radius, 2 * radius, radius],
        180,
      ),
    ),
    draw(
      clip(sling(x, hang, radius, radius - 58), line(ripples, 'ink', { width: 12 })),
      clip(bowl(x, hang, sun), line(ripples, 'maiz', { width: 10 })),
    ),
  )
}
