import { type Ink } from './inks'

/** The inks of a cover by the part they play. At most five of them; one is pink or wine. */
export type Palette = {
  ground: Ink
  sun: Ink
  /** What stands, and what is behind or below it. */
  mass: Ink
  second: Ink
  /** The inside of an opening, and the air in it. */
  inside: Ink
  air: Ink
  line: Ink
  dots: Ink
}

export const palettes = {
  maiz: {
    ground: 'maiz',
    sun: 'paper',
    mass: 'ink',
    second: 'sand',
    inside: 'soft',
    air: 'pink',
    line: 'pink',
    dots: 'pink',
  },
  blue: {
    ground: 'blue',
    sun: 'maiz',
    mass: 'paper',
    second: 'sky',
    inside: 'sand',
    air: 'pink',
    line: 'maiz',
    dots: 'ink',
  },
  rosa: {
    ground: 'rosa',
    sun: 'maiz',
    mass: 'pink',
    second: 'ink',
    inside: 'wine',
    air: 'paper',
    line: 'ink',
    dots: 'pink',
  },
  night: {
    ground: 'ink',
    sun: 'rosa',
    mass: 'maiz',
    second: 'paper',
    inside: 'sand',
    air: 'blue',
    line: 'rosa',
    dots: 'pink',
  },
  sand: {
    ground: 'sand',
    sun: 'pink',
    mass: 'blue',
    second: 'paper',
    inside: 'ink',
    air: 'maiz',
    line: 'pink',
    dots: 'ink',
  },
  pink: {
    ground: 'pink',
    sun: 'maiz',
    mass: 'ink',
    second: 'paper',
    inside: 'wine',
    air: 'rosa',
    line: 'paper',
    dots: 'wine',
  },
  sky: {
    ground: 'sky',
    sun: 'paper',
    mass: 'ink',
    second: 'pink',
    inside: 'soft',
    air: 'maiz',
    line: 'pink',
    dots: 'blue',
  },
  paper: {
    ground: 'paper',
    sun: 'maiz',
    mass: 'pink',
    second: 'ink',
    inside: 'wine',
    air: 'blue',
    line: 'ink',
    dots: 'pink',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]

const pale: readonly Ink[] = ['paper', 'sand', 'maiz', 'rosa', 'sky']

/** What can be read on an ink: ruled lines on a slip or a sheet. */
export const onInk = (ink: Ink): Ink => (pale.includes(ink) ? 'ink' : 'paper')
