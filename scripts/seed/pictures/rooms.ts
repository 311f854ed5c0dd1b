import { chain } from '../../../src/lib/art/covers/hung'
import { grained } from '../../../src/lib/art/grain'
import type { Ink } from '../../../src/lib/art/inks'
import { clip, draw, fill, group, line, path, times } from '../../../src/lib/art/marks'
import { bowl, disc, door, rect, vault } from '../../../src/lib/art/outlines'
import { svg, type Drawing } from '../../../src/lib/art/svg'
import { slip, water } from '../../../src/lib/art/things'
import { renderPng } from './raster'

/** Pictures of industries: each stands on one road at the bottom. */

const [WIDTH, HEIGHT, BASE] = [760, 560, 470]
/** What is above the picture where a page crops it: rooms of a wide window are nearly square. */
const SKY = 160

const room = (ground: Ink, ...marks: (string | readonly string[])[]): Drawing => ({
  width: WIDTH,
  height: HEIGHT + SKY,
  content:
    fill(rect(-2, -2, WIDTH + 4, HEIGHT + SKY + 4), ground) +
    group(draw(...marks), path`translate(0 ${SKY})`),
})

const road = () => fill(rect(-2, BASE, WIDTH + 4, HEIGHT - BASE + 2), 'ink')

/** A door with grain on it. */
const grainedDoor = (x: number, base: number, radius: number, height: number, ink: Ink, dots: Ink) =>
  grained(door(x, base, radius, height), ink, dots, [x - radius, base - height, 2 * radius, height], 180)

/** A person as a head on half a disc. */
const person = (x: number, ink: Ink) => fill(vault(x, BASE, 30), ink) + fill(disc(x, BASE - 50, 17), ink)

/** A morning of appointments: a line brings one message to the empty door. */
const clinic = (): Drawing => {
  const doors = times(5, (index) => {
    const x = 132 + index * 124
    if (index !== 3) {
      const ink = index === 0 || index === 2 ? 'blue' : 'night'
      return grainedDoor(x, BASE, 46, 190, ink, 'sky') + person(x, index % 2 ? 'rosa' : 'maiz')
    }
    const edge = path`M${x - 46} ${BASE}V${BASE - 144}A46 46 0 0 1 ${x + 46} ${BASE - 144}V${BASE}`
    return fill(door(x, BASE, 46, 190), 'sand') + line(edge, 'pink', { width: 5, dash: '1 11' })
  })
  return room(
    'sky',
    grained(disc(600, 150, 96), 'maiz', 'pink', [504, 54, 192, 192], 200),
    grained(rect(60, 196, 640, BASE - 196), 'paper', 'blue', [60, 196, 640, BASE - 196], 270),
    fill(rect(44, 178, 672, 20), 'ink'),
    doors,
    person(504, 'pink'),
    road(),
    line('M206 120H360A144 144 0 0 1 504 264', 'pink', { width: 11 }),
    slip(60, 70, 150, 88, 'left', 'pink', 'paper'),
    water(380, BASE + 40, 420, 'blue', { rows: 3, width: 4, gap: 14, seed: 7 }),
  )
}

/** A house under a round roof. Who should answer the phone is on the ladder. */
const trade = (): Drawing => {
  const below = rect(546, BASE, 190, 110)
  const pool = grained(bowl(640, BASE, 92), 'blue', 'sky', [548, BASE, 184, 92], 90)
  return room(
    'maiz',
    grained(disc(140, 150, 86), 'paper', 'pink', [54, 64, 172, 172], 200),
    grained(vault(300, 300, 190), 'wine', 'pink', [110, 110, 380, 190], 180),
    grained(rect(140, 300, 320, BASE - 300), 'paper', 'sand', [140, 300, 320, BASE - 300], 90),
    fill(rect(96, 292, 408, 18), 'ink'),
    fill(door(230, BASE, 40, 118), 'blue'),
    fill(door(372, 410, 36, 78), 'sky') + fill(rect(330, 410, 84, 10), 'ink'),
    line(
      'M496 470L420 176M560 470L484 176M428 214h64M440 260h64M452 306h64M464 352h64M476 398h64M487 440h64',
      'ink',
      { width: 8 },
    ),
    road(),
    clip(below, pool),
    water(640, BASE + 26, 130, 'paper', { rows: 2, width: 4, gap: 18, seed: 5 }),
    slip(520, 92, 168, 98, 'left', 'pink', 'paper'),
    line('M500 62a60 60 0 0 1 26 -30M474 70a96 96 0 0 1 36 -54', 'ink', { width: 6 }),
  )
}

/** Shelves as decks. What was left in the cart comes down on a cable. */
const shop = (): Drawing => {
  const shelf = (y: number) => fill(rect(30, y, 424, 14), 'ink')
  return room(
    'rosa',
    fill(rect(40, -SKY - 2, 14, BASE + SKY + 2) + rect(430, -SKY - 2, 14, BASE + SKY + 2), 'ink'),
    grainedDoor(104, 170, 32, 92, 'blue', 'sky'),
    grained(vault(206, 170, 58), 'maiz', 'pink', [148, 112, 116, 58], 270),
    grainedDoor(316, 170, 28, 120, 'paper', 'ink') + grainedDoor(384, 170, 28, 76, 'wine', 'pink'),
    shelf(170),
    grained(vault(120, 322, 62), 'pink', 'wine', [58, 260, 124, 62], 180),
    grained(disc(226, 282, 40), 'sky', 'blue', [186, 242, 80, 80], 200),
    grainedDoor(320, 322, 34, 104, 'night', 'sky'),
    grained(vault(390, 322, 30), 'maiz', 'pink', [360, 292, 60, 30], 270),
    shelf(322),
    grained(rect(84, 372, 118, 98), 'sand', 'ink', [84, 372, 118, 98], 180),
    line('M84 404h118M143 372v98', 'ink', { width: 4 }),
    grained(rect(222, 398, 90, 72), 'paper', 'ink', [222, 398, 90, 72], 180),
    line('M222 422h90M267 398v72', 'pink', { width: 4 }),
    grainedDoor(380, BASE, 34, 84, 'blue', 'sky'),
    chain([437, 30], [800, 300], 30, 'ink', 5),
    line('M600 176V262', 'ink', { width: 4 }),
    grained(rect(536, 262, 128, 106), 'maiz', 'pink', [536, 262, 128, 106], 180),
    line('M536 298h128M600 262v106', 'wine', { width: 5 }),
    line('M444 463H566a40 40 0 0 0 40 -40V378', 'pink', { width: 11 }),
    road(),
    water(380, BASE + 40, 460, 'rosa', { rows: 3, width: 4, gap: 14, seed: 9 }),
  )
}

const rendered = (drawing: () => Drawing) => () => renderPng(svg(drawing()), 1520)

/** Functions that render the picture of each industry as PNG. */
export const rooms = { clinics: rendered(clinic), trades: rendered(trade), makers: rendered(shop) }
