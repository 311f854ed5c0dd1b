import { type Ink } from '../inks'
import { fill } from '../marks'
import { rect } from '../outlines'
import { type Drawing } from '../svg'

/** Where to advertise: in each picture one among many stands out. They stand side by side on one line. */
const [width, height] = [420, 500]
export const platformBase = 486
export const platformWidth = width

export const platform = (ground: Ink, content: string): Drawing => ({
  width,
  height,
  content:
    fill(rect(-2, -2, width + 4, height + 4), ground) +
    content +
    fill(rect(-2, platformBase, width + 4, 16), 'ink'),
})
