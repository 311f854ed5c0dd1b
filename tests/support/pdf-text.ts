import { getDocumentProxy } from 'unpdf'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>
type StructNode = { role?: string; alt?: string; type?: string; id?: string; children?: StructNode[] }

/** A text of a page with its place in points from the lower left corner. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number }

/** Reads each page of a PDF with PDF.js, as browsers do. */
async function readPages<Read>(bytes: Uint8Array, read: (page: Page) => Promise<Read>): Promise<Read[]> {
  // PDF.js takes the bytes away.
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const results: Read[] = []
  for (let number = 1; number <= document.numPages; number += 1)
    results.push(await read(await document.getPage(number)))
  return results
}

/** The text of each page as a reader copies it, with a line break after each line. */
const pdfPages = (bytes: Uint8Array): Promise<string[]> =>
  readPages(bytes, async (page) => {
    const { items } = await page.getTextContent()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  })

/** The text of a PDF with single spaces. */
export const pdfText = async (bytes: Uint8Array): Promise<string> =>
  (await pdfPages(bytes)).join('\n').replaceAll(/\s+/g, ' ')

/** The texts of each page with their places, and the size of the page. */
export const pdfLayout = (bytes: Uint8Array) =>
  readPages(bytes, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item): PlacedText[] =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    )
    return { width, height, texts }
  })

/** What a screen reader reads of a tagged PDF: role, text or alternative text of each element that has some of its own. */
export async function pdfElements(bytes: Uint8Array): Promise<[role: string, text: string][]> {
  const pages = await readPages(bytes, async (page) => {
    const tree = ((await page.getStructTree()) ?? {}) as StructNode
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    let id = ''
    for (const item of items) {
      if ('str' in item) texts.set(id, (texts.get(id) ?? '') + item.str)
      else id = item.type === 'beginMarkedContentProps' ? item.id : ''
    }
    return elementsOf(tree, texts)
  })
  return pages.flat()
}

function elementsOf(node: StructNode, texts: ReadonlyMap<string, string>): [string, string][] {
  const children = node.children ?? []
  const blocks = children.filter(({ role }) => role && role !== 'Link')
  const inside = blocks.flatMap((child) => elementsOf(child, texts))
  if (children.length === blocks.length) return inside
  const text = node.alt ?? textsOf(node, texts).join(' ')
  return [[node.role ?? '', text.replaceAll(/\s+/g, ' ').trim()], ...inside]
}

/** The texts of an element and its links. */
const textsOf = ({ children = [] }: StructNode, texts: ReadonlyMap<string, string>): string[] =>
  children.flatMap((child) =>
    child.role === 'Link'
      ? textsOf(child, texts)
      : child.type === 'content'
        ? [texts.get(child.id ?? '') ?? '']
        : [],
  )

/** The number of pages of a PDF. */
export const pageCount = async (bytes: Uint8Array): Promise<number> =>
  (await readPages(bytes, () => Promise.resolve())).length

/** The alternative texts of the pictures of a tagged PDF, in their order. */
export const pdfPictures = async (bytes: Uint8Array): Promise<string[]> =>
  (await pdfElements(bytes)).filter(([role]) => role === 'Figure').map(([, alt]) => alt)

/** The sizes in pixels of the JPEGs that a PDF holds, in no order. */
export const pdfPictureSizes = (bytes: Uint8Array): [width: number, height: number][] =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/<<[^<>]*\/Subtype \/Image[^<>]*>>/g),
  ]
    .map(([dictionary]) => dictionary)
    .filter((dictionary) => dictionary.includes('/DCTDecode'))
    .map((dictionary) => [
      Number(/\/Width (\d+)/.exec(dictionary)?.[1]),
      Number(/\/Height (\d+)/.exec(dictionary)?.[1]),
    ])
