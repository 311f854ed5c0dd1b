/** An uploaded picture as a page shows it. `alt` is its text in the page's language, when it has one there. */
export type Picture = {
  src: string
  srcSet: string
  /** The same in AVIF; none for what was uploaded before there were such copies. */
  avif?: string
  width: number
  height: number
  alt?: string
}

type File = { url?: string | null; width?: number | null; height?: number | null }
type Upload = File & { alt?: string | null; sizes?: Record<string, File | undefined> }
type Copy = { path: string; width: number }

/** Pages and pictures have one origin: an absolute address would tie a cached page to it. */
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

const copyOf = (file: File | undefined): Copy[] =>
  file?.url && file.width ? [{ path: pathOf(file.url), width: file.width }] : []

const isAvif = ({ path }: Copy) => path.endsWith('.avif')

const srcSetOf = (copies: Copy[]) => copies.map(({ path, width }) => `${path} ${width}w`).join(', ')

/** What an upload field holds when it was read with its document; undefined when there is none to show. */
export function pictureOf(upload: unknown): Picture | undefined {
  if (typeof upload !== 'object' || upload === null) return undefined
  const { url, width, height, alt, sizes = {} } = upload as Upload
  if (!url || !width || !height) return undefined
  const copies = [...Object.values(sizes).flatMap(copyOf), ...copyOf({ url, width })].toSorted(
    (a, b) => a.width - b.width,
  )
  const avif = copies.filter(isAvif)
  const known = copies.filter((copy) => !isAvif(copy))
  // One that was uploaded in AVIF, too small for any other copy, has nothing else to show.
  const fallback = known.length > 0 ? known : copies
  return {
    src: isAvif({ path: pathOf(url), width }) ? (fallback.at(-1)?.path ?? '') : pathOf(url),
    srcSet: srcSetOf(fallback),
    ...(avif.length > 0 ? { avif: srcSetOf(avif) } : {}),
    width,
    height,
    ...(alt ? { alt } : {}),
  }
}
