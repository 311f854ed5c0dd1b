import { grained } from '../grain'
import { type Ink } from '../inks'
import { clip, fill, group, levels, line } from '../marks'
import { disc, rect, sling, span, stone, vault } from '../outlines'
import { draw, path, times } from '../path'
import { type Drawing } from '../svg'
import { water } from '../things'
import { deckTop, foot } from './bay'
import { advertising } from './service-advertising'
import { automation } from './service-automation'
import { seo } from './service-seo'
import { web } from './service-web'

/**
 * The first and the last bay of each row, drawn beyond their outer edge: on wide screens they continue to the edge of the
 * window, while the bay itself keeps its place and its proportions.
 */
const reach = 1400

const continued = (bay: Drawing, side: 'left' | 'right', ground: Ink, deck: Ink, beyond: string): Drawing => {
  const start = side === 'left' ? -reach : bay.width
  const plane = fill(rect(start, -2, reach, foot + 4), ground)
  const below = fill(rect(start, deckTop, reach, 14), deck)
  const content = draw(plane, beyond, below, bay.content)
  return {
    width: bay.width + reach,
    height: foot,
    content: side === 'left' ? group(content, `translate(${reach})`) : content,
  }
}

export function automationBay(): Drawing {
  const arches: [x: number, radius: number, air: Ink][] = [
    [-196, 166, 'paper'],
    [-590, 190, 'rosa'],
    [-1010, 190, 'maiz'],
  ]
  const standing = arches.flatMap(([x, radius, air]) => [
    fill(vault(x, foot, radius), 'ink'),
    fill(vault(x, foot, radius - 24), air),
    ...[-0.62, 0, 0.62].map((part) => {
      const [dx, width] = [part * radius, part ? 6 : 10]
      const top = foot - Math.sqrt(radius ** 2 - dx ** 2)
      return fill(rect(x + dx - width / 2, deckTop, width, top - deckTop + 5), 'ink')
    }),
  ])
  const lead = line(`M-${reach} 116H-8`, 'maiz', { width: 9 })
  return continued(automation(), 'left', 'blue', 'ink', draw(standing, lead))
}

export function seoBay(): Drawing {
  const [x, y, radius] = [520, 268, 66]
  const ripples = levels(times(5, (row) => [x - 80, y + 12 + row * 13, 160] as const))
  return continued(
    seo(),
    'right',
    'rosa',
    'ink',
    draw(
      fill(rect(360, y, reach, 140), 'pink'),
      fill(vault(x, y, radius - 16), 'paper'),
      fill(span(x, y, radius, radius - 16), 'ink'),
      clip(sling(x, y, radius, radius - 16), line(ripples, 'ink', { width: 6 })),
      fill(rect(360, y - 6, reach, 8), 'ink'),
      fill(rect(x - 4, deckTop, 8, y - radius - deckTop + 2), 'ink'),
      water(740, y + 34, 200, 'rosa', { rows: 4, width: 4, gap: 18, seed: 8 }),
      line(`M360 116H${360 + reach}`, 'pink', { width: 9 }),
    ),
  )
}

export function webBay(): Drawing {
  const [x, y, outer] = [-214, 396, 172]
  const stones = times(9, (index) =>
    line(stone(x, y, outer, 112, 180 - index * 20 - 0.8, 160 - index * 20 + 0.8), 'soft', { width: 2 }),
  )
  const hangers = [x, x - 300, x - 600].map((at) => path`M${at} ${deckTop}V${at === x ? y - outer : foot}`)
  return continued(
    web(),
    'left',
    'ink',
    'paper',
    draw(
      stones,
      line(hangers.join(''), 'soft', { width: 1.5 }),
      fill(rect(-116, 84, 60, 36), 'blue'),
      fill(rect(-330, 70, 96, 50), 'sand'),
      fill(vault(-282, deckTop, 24), 'ink'),
    ),
  )
}

export function advertisingBay(): Drawing {
  const inks: readonly Ink[] = ['pink', 'wine', 'rosa', 'maiz']
  return continued(
    advertising(),
    'right',
    'wine',
    'ink',
    draw(
      inks.map((ink, index) => fill(vault(1010, foot, 200 - index * 48), ink)),
      fill(rect(820, deckTop, 10, foot - deckTop), 'ink'),
      fill(rect(700, 84, 60, 36), 'paper'),
      grained(disc(1300, 70, 30), 'rosa', 'pink', [1270, 40, 60, 60], 220),
      line(`M612 116H${600 + reach}`, 'maiz', { width: 9 }),
    ),
  )
}
