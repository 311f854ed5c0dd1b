import { isSitePath } from './paths'
import type { Point } from './picture-edits'

/** An uploaded picture, ready to render. `alt` is undefined when the page's language has none. */
export type Picture = {
  src: string
  srcSet: string
  /** The AVIF srcset; absent for pictures uploaded before AVIF copies were made. */
  avif?: string
  width: number
  height: number
  alt?: string
  /** What stays in view when a page crops the picture, in percent of each side; absent in the center. */
  focus?: Point
}

/** What `pictureOf` needs of an upload, for `populate`. */
export const pictureFields = {
  url: true,
  width: true,
  height: true,
  alt: true,
  sizes: true,
  filename: true,
  focalX: true,
  focalY: true,
} as const

type File = { url?: string | null; width?: number | null; height?: number | null }
type Upload = File & {
  alt?: string | null
  sizes?: Record<string, File | undefined> | null
  focalX?: number | null
  focalY?: number | null
}
type Copy = { path: string; width: number }

/**
 * Strips the origin: an absolute URL would tie a cached page to one host. Undefined for what is neither a path of the site
 * nor an http URL, which could name other files in a srcset.
 */
function pathOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  const path = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).pathname : url
  return isSitePath(path) ? path : undefined
}

const isLength = (value: unknown): value is number => Number.isFinite(value) && (value as number) > 0

function copyOf(file: File | null | undefined): Copy[] {
  const path = pathOf(file?.url)
  return path && isLength(file?.width) ? [{ path, width: file.width }] : []
}

/** Rounds to the steps of 10 % for which there are CSS classes. */
function focusOf({ focalX, focalY }: Upload): Point | undefined {
  const [x, y] = [focalX, focalY].map((value) =>
    isLength(value) ? Math.min(Math.round(value / 10), 10) * 10 : 50,
  )
  return x === undefined || y === undefined || (x === 50 && y === 50) ? undefined : { x, y }
}

const isAvif = ({ path }: Copy) => path.endsWith('.avif')

/** The first copy of each width: a srcset may name a width once, and an upload can be as wide as one of its copies. */
const srcSetOf = (copies: Copy[]) =>
  copies
    .filter(({ width }, index) => copies.findIndex((copy) => copy.width === width) === index)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ')

/** The picture of a populated upload field; undefined when there is none to show. */
export function pictureOf(upload: unknown): Picture | undefined {
  if (typeof upload !== 'object' || upload === null) return undefined
  const { url, width, height, alt, sizes } = upload as Upload
  const path = pathOf(url)
  if (!path || !isLength(width) || !isLength(height)) return undefined
  const copies = [...Object.values(sizes ?? {}).flatMap(copyOf), { path, width }].toSorted(
    (a, b) => a.width - b.width,
  )
  const focus = focusOf(upload)
  const avif = copies.filter(isAvif)
  const others = copies.filter((copy) => !isAvif(copy))
  // A small AVIF upload has no other copies.
  const fallback = others.length > 0 ? others : copies
  return {
    src: isAvif({ path, width }) ? (fallback.at(-1)?.path ?? '') : path,
    srcSet: srcSetOf(fallback),
    ...(avif.length > 0 ? { avif: srcSetOf(avif) } : {}),
    width,
    height,
    ...(alt ? { alt } : {}),
    ...(focus ? { focus } : {}),
  }
}
