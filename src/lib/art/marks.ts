import { type Ink } from './inks'
import { hash } from './random'

/** Path data as a template: numbers are rounded to a tenth, so that files stay small and the same everywhere. */
export const path = (text: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: text }, ...values.map((value) => (typeof value === 'number' ? tenth(value) : value)))

/** A tenth of a unit is finer than any screen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** `count` values of a function of the index. */
export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Marks one after the other, drawn from back to front. */
export const draw = (...marks: (string | readonly string[])[]): string => marks.flat().join('')

/** A point on a circle; angles in degrees, 180 is left, 90 above, 0 right. */
export function onCircle(cx: number, cy: number, radius: number, angle: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180
  return [cx + radius * Math.cos(turn), cy - radius * Math.sin(turn)]
}

/** SVG elements made of outlines. Colors are classes, so that a picture has a light and a dark style. */

export const fill = (outline: string, ink: Ink): string => `<path class="${ink}" d="${outline}"/>`

type LineStyle = { width?: number; dash?: string; cap?: 'butt' }

/** A stroke without a fill; with round ends by default. */
export const line = (outline: string, ink: Ink, { width = 2, dash, cap }: LineStyle = {}): string =>
  `<path class="l _${ink}" d="${outline}" stroke-width="${tenth(width)}"` +
  `${dash ? ` stroke-dasharray="${dash}"` : ''}${cap ? ` stroke-linecap="${cap}"` : ''}/>`

export const group = (content: string, transform: string): string =>
  `<g transform="${transform}">${content}</g>`

/** Clips content to an outline. */
export function clip(outline: string, content: string): string {
  const id = `c${hash(outline + content).toString(36)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Several horizontal strokes as one path; each has its left end, height and length. */
export const levels = (rows: readonly (readonly [x: number, y: number, length: number])[]): string =>
  rows.map(([x, y, length]) => path`M${x} ${y}h${length}`).join('')
