import { grained } from '../grain'
import { type Ink } from '../inks'
import { clip, fill, levels, line } from '../marks'
import { disc, door, rect, vault } from '../outlines'
import { draw } from '../path'
import { type Drawing } from '../svg'
import { slip } from '../things'
import { platform, platformBase } from './platform'

const x = 188

const tile = (y: number, height: number, ink: Ink) => fill(rect(82, y, 212, height), ink)

const quiet = draw(
  tile(20, 104, 'sand'),
  fill(vault(x, 124, 56), 'sky'),
  fill(disc(100, 144, 9), 'ink'),
  line('M118 144h74', 'sand', { width: 6 }),
)

const stopped = draw(
  tile(166, 166, 'pink'),
  grained(disc(236, 214, 30), 'maiz', 'pink', [206, 184, 60, 60], 220),
  grained(vault(160, 332, 84), 'wine', 'pink', [76, 248, 168, 84]),
  fill(vault(160, 332, 44), 'rosa'),
  fill(disc(100, 354, 9), 'pink'),
  line('M118 354h96', 'ink', { width: 6 }),
)

const next = draw(tile(376, 110, 'sand'), fill(vault(130, 486, 50), 'blue'), fill(vault(232, 486, 70), 'sky'))

const talk = draw(
  slip(252, 262, 146, 82, 'right', 'blue'),
  line(levels([[278, 292, 92] as const, [278, 313, 58] as const]), 'paper', { width: 7 }),
  slip(282, 364, 118, 68, 'left', 'paper'),
  line(levels([[304, 388, 72] as const, [304, 407, 44] as const]), 'ink', { width: 6 }),
)

/** A feed goes by on a phone; one picture stops it, and a talk begins. */
export const platformFeed = (): Drawing =>
  platform(
    'rosa',
    draw(
      grained(disc(332, 128, 84), 'maiz', 'pink', [248, 44, 168, 168], 200),
      fill(door(x, platformBase, 124, 452), 'ink'),
      fill(door(x, platformBase, 106, 434), 'paper'),
      clip(door(x, platformBase, 106, 434), draw(quiet, stopped, next)),
      talk,
    ),
  )
