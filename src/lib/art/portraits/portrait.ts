import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, group } from '../marks'
import { disc, rect, span, vault } from '../outlines'
import { draw } from '../path'
import { type Drawing } from '../svg'
import * as parts from './parts'

/** The features of a person. */
export type Person = {
  skin: parts.Skin
  hair: parts.Hair
  hairInk?: Ink
  ground: Ink
  /** The shape behind the person, and its ink. */
  behind: 'vault' | 'span' | 'moon'
  behindInk: Ink
  top: Ink
  topDots: Ink
  clothes?: parts.Clothes
  second?: Ink
  lips?: Ink
  beard?: 'full' | 'moustache'
  glasses?: Ink
  earrings?: Ink
}

const behind = ({ behind: kind, behindInk }: Person): string => {
  const dots: Ink = behindInk === 'pink' ? 'wine' : behindInk === 'blue' ? 'ink' : 'pink'
  if (kind === 'moon') return fill(disc(290, 130, 90), behindInk)
  const outline = kind === 'vault' ? vault(200, 500, 250) : span(200, 500, 230, 170)
  return grained(outline, behindInk, dots, [-50, 250, 500, 250], 0)
}

/** A portrait, 400 x 500. */
export function portrait(person: Person): Drawing {
  const { skin, hair, hairInk = 'ink', top, topDots, second = 'paper', lips = 'pink' } = person
  const dots: Ink = hairInk === 'ink' ? 'soft' : 'ink'
  const kind = person.clothes ?? 'top'
  const figure = draw(
    behind(person),
    parts.hairBehind(hair, hairInk, dots),
    parts.clothes(kind, top, topDots, second),
    kind === 'collar' ? parts.neck(skin) + parts.collar(second) : '',
    parts.neck(skin),
    parts.face(skin, lips),
    person.beard === 'full' ? parts.beard(hairInk, dots) : '',
    person.beard === 'moustache' ? parts.moustacheOnly(hairInk) : '',
    parts.hairBefore(hair, hairInk, dots),
    person.glasses ? parts.glasses(person.glasses) : '',
    person.earrings ? parts.earrings(person.earrings) : '',
  )
  const content = fill(rect(-2, -2, 404, 504), person.ground) + group(figure, 'matrix(1.06 0 0 1.06 -12 -30)')
  return { width: 400, height: 500, content }
}

/** The placeholder for a person without a portrait: head and shoulders in one ink in front of a sun. */
export const somebody = (): Drawing => ({
  width: 400,
  height: 500,
  content: draw(
    fill(rect(-2, -2, 404, 504), 'sand'),
    grained(disc(292, 128, 84), 'maiz', 'pink', [208, 44, 168, 168], 150),
    fill('M164 270V352A36 36 0 0 0 236 352V270Z', 'wine'),
    grained(vault(200, 520, 188), 'pink', 'wine', [12, 332, 376, 188], 180),
    fill('M128 196V240A72 84 0 0 0 272 240V196A72 72 0 0 0 128 196Z', 'pink'),
  ),
})
