import { overlayOf, panorama, type Panorama } from './panorama'

/** The way from a first hello to a signature, for wide screens and for phones. */

const wide: Panorama = {
  width: 1440,
  height: 470,
  deck: 186,
  water: 404,
  arch: { x: 742, y: 500, radius: 440, thickness: 30, hangers: 34, columns: [352, 392, 432] },
  sun: [930, 236, 148],
  far: { height: 96, step: 58 },
  walls: [
    {
      left: -10,
      right: 318,
      doors: [
        { x: 40, radius: 46, height: 178, air: 'rosa' },
        { x: 154, radius: 46, height: 178, air: 'blue' },
        { x: 268, radius: 36, height: 178, air: 'maiz' },
      ],
    },
    {
      left: 1166,
      right: 1450,
      doors: [
        { x: 1216, radius: 36, height: 178, air: 'pink' },
        { x: 1320, radius: 46, height: 178, air: 'sky' },
        { x: 1428, radius: 46, height: 178, air: 'rosa' },
      ],
    },
  ],
  lights: [500, 130, 1300],
  slips: [
    [72, 98, 134, 68],
    [190, 40, 92, 58],
  ],
  words: [
    { x: 139, y: 144, size: 36, ink: 'paper' },
    { x: 236, y: 80, size: 32, ink: 'ink' },
  ],
  sheet: [1186, 6, 172, 180],
  lineWidth: 13,
  signature: { x: 1180, scale: 1.18 },
}

const narrow: Panorama = {
  width: 750,
  height: 640,
  deck: 262,
  water: 524,
  arch: { x: 306, y: 462, radius: 318, thickness: 28, hangers: 36, columns: [34] },
  sun: [420, 330, 118],
  far: { height: 104, step: 66 },
  walls: [{ left: 622, right: 770, doors: [{ x: 690, radius: 46, height: 198, air: 'maiz' }] }],
  lights: [131, 60, 690],
  slips: [
    [26, 86, 146, 78],
    [150, 18, 106, 66],
  ],
  words: [
    { x: 99, y: 139, size: 42, ink: 'paper' },
    { x: 203, y: 64, size: 38, ink: 'ink' },
  ],
  sheet: [562, 56, 168, 206],
  lineWidth: 15,
  signature: { x: 570, scale: 1.16 },
}

export const heroWide = () => panorama(wide)
export const heroNarrow = () => panorama(narrow)
export const heroOverlay = { wide: overlayOf(wide), narrow: overlayOf(narrow) }
