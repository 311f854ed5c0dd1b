import { type Ink } from './inks'

/** The inks of a cover by their role. At most five of them; one is pink or wine. */
export type Palette = {
  ground: Ink
  sun: Ink
  /** The structure, and what is behind or below it. */
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
    mass: 'sand',
    second: 'sky',
    inside: 'night',
    air: 'pink',
    line: 'maiz',
    dots: 'night',
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
    second: 'sky',
    inside: 'wine',
    air: 'blue',
    line: 'rosa',
    dots: 'pink',
  },
  sand: {
    ground: 'sand',
    sun: 'pink',
    mass: 'blue',
    second: 'sky',
    inside: 'ink',
    air: 'maiz',
    line: 'pink',
    dots: 'ink',
  },
  pink: {
    ground: 'pink',
    sun: 'maiz',
    mass: 'ink',
    second: 'sand',
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
  wine: {
    ground: 'wine',
    sun: 'maiz',
    mass: 'rosa',
    second: 'sand',
    inside: 'pink',
    air: 'night',
    line: 'maiz',
    dots: 'pink',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]

const pale: readonly Ink[] = ['paper', 'sand', 'maiz', 'rosa', 'sky']

/** A legible ink for lines on a slip or sheet of the given ink. */
export const onInk = (ink: Ink): Ink => (pale.includes(ink) ? 'ink' : 'paper')

/** Grain uses a darker shade of the ink: dots of one bright ink on another would look like a third color. */
const shades: Partial<Record<Ink, Ink>> = {
  blue: 'night',
  night: 'blue',
  pink: 'wine',
  wine: 'pink',
  ink: 'soft',
}

/** The ink of the dots on another ink. */
export const dotsOn = (ink: Ink, { dots, inside }: Palette): Ink =>
  shades[ink] ?? (ink === dots ? inside : dots)
