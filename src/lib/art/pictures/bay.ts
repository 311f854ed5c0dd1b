import { type Ink } from '../inks'
import { fill } from '../marks'
import { rect } from '../outlines'
import { type Drawing } from '../svg'

/** Six services, six bays of one bridge: the deck runs through all of them at the same height. */
export const deckTop = 120
export const foot = 400

export const bayOf = (width: number, ground: Ink, content: string, deck: Ink = 'ink'): Drawing => ({
  width,
  height: foot,
  content:
    fill(rect(-2, -2, width + 4, foot + 4), ground) + content + fill(rect(-2, deckTop, width + 4, 14), deck),
})
