import { grain, grained } from '../grain'
import { type Ink } from '../inks'
import { clip, fill, line } from '../marks'
import { disc, vault } from '../outlines'
import { draw } from '../path'

/** A head is a pier on a bowl, half in shade; hair is a vault, a disc or a door; brow and nose are one stroke. */

export type Skin = 'fair' | 'tan' | 'brown'
export type Hair = 'bob' | 'long' | 'short' | 'cropped' | 'round' | 'bun' | 'side' | 'braids'

const head = 'M132 190V232A68 82 0 0 0 268 232V190A68 68 0 0 0 132 190Z'
const half = 'M200 122A68 68 0 0 1 268 190V232A68 82 0 0 1 200 314Z'
const beardOutline = 'M120 238H150A50 30 0 0 0 250 238H290V330H120Z'
const moustache = 'M168 264A32 18 0 0 1 232 264Q214 261 200 264Q186 261 168 264Z'
const cap =
  'M122 214V184A78 78 0 0 1 278 184V214Q266 204 264 176Q232 178 206 160Q176 182 138 178Q136 204 122 214Z'
const fringe = 'M128 214V190A72 72 0 0 1 272 190V206Q236 190 224 146Q196 196 128 214Z'
const parting = 'M128 206V190A72 72 0 0 1 272 190V214Q240 200 176 142Q160 186 128 206Z'

/** What lies behind the face. */
export function hairBehind(hair: Hair, ink: Ink, dots: Ink): string {
  const bob = 'M92 300V196A108 108 0 0 1 308 196V300A30 30 0 0 1 278 330H122A30 30 0 0 1 92 300Z'
  const long = 'M90 400V196A110 110 0 0 1 310 196V400Z'
  const braid = (x: number) => [270, 310, 350, 390].map((y, index) => fill(disc(x, y, 24 - index * 2), ink))
  switch (hair) {
    case 'bob':
      return grained(bob, ink, dots, [92, 88, 216, 242], 180)
    case 'long':
    case 'side':
      return grained(long, ink, dots, [90, 88, 220, 312], 180)
    case 'round':
      return grained(disc(200, 178, 122), ink, dots, [78, 56, 244, 244], 200)
    case 'bun':
      return grained(disc(200, 84, 46), ink, dots, [154, 38, 92, 92], 200) + fill(vault(200, 212, 78), ink)
    case 'braids':
      return draw(fill(vault(200, 216, 90), ink), braid(112), braid(288))
    default:
      return ''
  }
}

/** What falls over the forehead. */
export function hairBefore(hair: Hair, ink: Ink, dots: Ink): string {
  const box = [122, 106, 156, 108] as const
  switch (hair) {
    case 'bob':
    case 'long':
      return fill(fringe, ink)
    case 'side':
      return fill(parting, ink)
    case 'short':
      return grained(cap, ink, dots, box, 180)
    case 'cropped':
      return grained(
        'M127 206V190A73 73 0 0 1 273 190V206L263 198Q262 160 200 152Q138 160 137 198Z',
        ink,
        dots,
        box,
        180,
      )
    case 'round':
      return fill('M130 206V186A70 70 0 0 1 270 186V206Q262 160 200 158Q138 160 130 206Z', ink)
    case 'bun':
      return fill('M128 210V190A72 72 0 0 1 272 190V210Q258 152 200 150Q142 152 128 210Z', ink)
    case 'braids':
      return fill('M126 212V190A74 74 0 0 1 274 190V212Q258 176 200 132Q142 176 126 212Z', ink)
  }
}

export function face(skin: Skin, lips: Ink): string {
  const brows = 'M150 196A28 22 0 0 1 192 194Q200 202 199 214V240A9 9 0 0 1 188 249'
  return draw(
    fill(disc(130, 224, 15), skin),
    fill(disc(270, 224, 15), `${skin}Shade`),
    fill(head, skin),
    fill(half, `${skin}Shade`),
    line(`${brows}M214 194A28 22 0 0 1 252 196`, 'ink', { width: 5 }),
    fill(vault(174, 218, 9) + vault(230, 218, 9), 'ink'),
    fill('M182 272Q191 266 200 269Q209 266 218 272A20 13 0 0 1 182 272Z', lips),
  )
}

export const beard = (ink: Ink, dots: Ink): string =>
  clip(head, fill(beardOutline, ink) + grain(beardOutline, dots, [120, 238, 160, 90], 180)) +
  fill(moustache, ink)

export const moustacheOnly = (ink: Ink): string => fill(moustache, ink)

export const glasses = (ink: Ink): string =>
  line(
    'M150 214a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M206 214a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M198 210a5 5 0 0 1 8 0',
    ink,
    { width: 4 },
  )

export const earrings = (ink: Ink): string => fill(disc(130, 250, 10) + disc(270, 250, 10), ink)

export type Clothes = 'top' | 'collar' | 'apron' | 'jacket' | 'scarf'

/** Shoulders are a vault; what is worn over them makes the trade. */
export function clothes(kind: Clothes, ink: Ink, dots: Ink, second: Ink): string {
  const shoulders = vault(200, 520, 178)
  const top = grained(shoulders, ink, dots, [200, 342, 190, 178], 180)
  switch (kind) {
    case 'apron':
      return top + clip(shoulders, fill('M132 300H152V440H248V300H268V440H290V530H110V440H132Z', second))
    case 'jacket':
      return top + clip(shoulders, fill('M150 330L200 470L250 330Z', second))
    case 'scarf':
      return top + clip(shoulders, fill('M120 330H280V404A80 44 0 0 1 120 404Z', second))
    default:
      return top
  }
}

export const collar = (ink: Ink): string => fill('M150 352A50 50 0 0 0 250 352L200 420Z', ink)

export const neck = (skin: Skin): string => fill('M164 290V352A36 36 0 0 0 236 352V290Z', `${skin}Shade`)
