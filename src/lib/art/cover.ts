import { arcade, steps, stonework, stories, voices } from './covers/standing'
import { hanging, opening, stayed, tied } from './covers/hung'
import { lens, rings, tunnel } from './covers/round'
import { height, width, type Structure } from './covers/frame'
import { fill } from './marks'
import { rect } from './outlines'
import { paletteNames, palettes, type PaletteName } from './palettes'
import { hash, random } from './random'
import { svg, type Drawing } from './svg'

/** Covers of posts: a structure in a palette; the seed moves its parts a little. */
const structures = {
  arcade,
  tied,
  stayed,
  hanging,
  rings,
  steps,
  opening,
  lens,
  stonework,
  voices,
  tunnel,
  stories,
} as const satisfies Record<string, Structure>

export type StructureName = keyof typeof structures
export const structureNames = Object.keys(structures) as StructureName[]

export type Cover = { structure: StructureName; palette: PaletteName; seed: number }

/** A cover, 800 x 600. `seed` is a whole number from 0 to 99; odd seeds are mirrored. */
function cover(structure: StructureName, palette: PaletteName, seed: number): Drawing {
  const inks = palettes[palette]
  const standing = structures[structure](inks, random(seed))
  return {
    width,
    height,
    content:
      fill(rect(-2, -2, width + 4, height + 4), inks.ground) +
      (seed % 2 ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${standing}</g>` : standing),
  }
}

/**
 * Returns the cover of a post without a picture, from its slug, with another palette and structure than the previous one.
 */
export function coverFor(slug: string, previous?: Cover): Cover {
  const number = hash(slug)
  const fresh = <Name extends string>(names: readonly Name[], from: number, taken?: Name): Name => {
    const free = names.filter((name) => name !== taken)
    return free[from % free.length] as Name
  }
  return {
    structure: fresh(structureNames, number, previous?.structure),
    palette: fresh(paletteNames, number >>> 8, previous?.palette),
    seed: (number >>> 16) % 100,
  }
}

/** Returns the cover of a slug: the same everywhere, unless the one before it is too similar. */
export function coverAfter(previous: Cover | undefined, slug: string): Cover {
  const own = coverFor(slug)
  const isAlike = own.palette === previous?.palette || own.structure === previous?.structure
  return isAlike ? coverFor(slug, previous) : own
}

/** Returns the picture name of a cover. */
export const coverName = ({ structure, palette, seed }: Cover): CoverName =>
  `cover-${structure}-${palette}-${seed}`

export type CoverName = `cover-${StructureName}-${PaletteName}-${number}`

export const coverSize = { width, height }

/** Returns a cover as an SVG file, or undefined for the name of anything else. */
export function coverFile(name: string): string | undefined {
  const asked = coverOf(name)
  return asked && svg(cover(asked.structure, asked.palette, asked.seed))
}

/** Parses the name of a cover. Returns undefined for any other name. */
export function coverOf(name: string): Cover | undefined {
  const [, structure = '', palette = '', seed = ''] =
    /^cover-([a-z]+)-([a-z]+)-(0|[1-9]\d?)$/.exec(name) ?? []
  if (!isIn(structures, structure) || !isIn(palettes, palette)) return undefined
  return { structure, palette, seed: Number(seed) }
}

const isIn = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name)
