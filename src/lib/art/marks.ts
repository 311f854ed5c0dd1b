import { type Ink } from './inks'
import { path, tenth } from './path'
import { hash } from './random'

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
