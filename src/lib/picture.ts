/** An uploaded picture as a page shows it. `alt` is its text in the page's language, when it has one there. */
export type Picture = { src: string; srcSet: string; width: number; height: number; alt?: string }

type File = { url?: string | null; width?: number | null; height?: number | null }
type Upload = File & { alt?: string | null; sizes?: Record<string, File | undefined> }

/** Pages and pictures have one origin: an absolute address would tie a cached page to it. */
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

/** What an upload field holds when it was read with its document; undefined when there is none to show. */
export function pictureOf(upload: unknown): Picture | undefined {
  if (typeof upload !== 'object' || upload === null) return undefined
  const { url, width, height, alt, sizes = {} } = upload as Upload
  if (!url || !width || !height) return undefined
  const copies = [...Object.values(sizes), { url, width }]
    .filter((file): file is { url: string; width: number } => Boolean(file?.url && file.width))
    .toSorted((a, b) => a.width - b.width)
  return {
    src: pathOf(url),
    srcSet: copies.map((copy) => `${pathOf(copy.url)} ${copy.width}w`).join(', '),
    width,
    height,
    ...(alt ? { alt } : {}),
  }
}
