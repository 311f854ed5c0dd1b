import PDFDocument from 'pdfkit'

import type { Font } from '@/lib/printable'
import { fontPath } from './fonts'
import type { Measure } from './lines'
import type { PaperSize } from './look'

/** In points. The foot is printed within the lower margin. */
const MARGINS = { top: 54, bottom: 84, left: 58, right: 58 }

export type Doc = InstanceType<typeof PDFDocument>
/** An element of the structure that screen readers read, in the order in which elements are made. */
export type Element = ReturnType<Doc['struct']>

export type PaperOptions = { size: PaperSize; title: string; author: string; language: string }

/** A tagged PDF that is being written: its document, the area for the text, its fonts and its structure. */
export class Paper {
  readonly doc: Doc
  readonly left = MARGINS.left
  readonly top = MARGINS.top
  readonly width: number
  readonly bottom: number
  readonly root: Element
  private readonly widths = new Map<string, number>()
  private readonly pictures = new Map<Uint8Array, object>()
  private readonly written: Promise<Buffer>

  constructor({ size, title, author, language }: PaperOptions) {
    const doc = new PDFDocument({
      size,
      margins: { ...MARGINS, bottom: 0 },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      autoFirstPage: false,
      // Otherwise PDFKit looks for Helvetica.
      font: fontPath('text'),
      info: { Title: title, Author: author, Producer: author, Creator: author },
    })
    escapeMetadata(doc)
    this.doc = doc
    this.written = collect(doc)
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
    doc.addPage()
    this.width = doc.page.width - MARGINS.left - MARGINS.right
    this.bottom = doc.page.height - MARGINS.bottom
  }

  /** Makes an element of the structure, such as 'P' or 'Table'. */
  element(type: string, parent: Element = this.root, options: Parameters<Doc['struct']>[1] = {}): Element {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Draws something that an element contains. Without an element, screen readers skip it. */
  mark(element: Element | undefined, draw: () => void): void {
    if (!element) this.doc.markContent('Artifact', { type: 'Layout' })
    // The role of what is marked must be that of its element.
    else element.add(this.doc.markStructureContent(roleOf(element)))
    draw()
    this.doc.endMarkedContent()
  }

  /** Words are repeated: each is measured once. */
  readonly measure: Measure = (text, font, size) => {
    const key = `${font} ${text}`
    const known = this.widths.get(key) ?? this.use(font, 1).widthOfString(text)
    this.widths.set(key, known)
    return known * size
  }

  /** Sets the font for what is drawn next. */
  use(font: Font, size: number): Doc {
    return this.doc.font(fontPath(font)).fontSize(size)
  }

  /** Draws a PNG or JPEG, of which the file is stored once. */
  drawPicture(file: Uint8Array, x: number, y: number, width: number, height: number): void {
    const picture = this.pictures.get(file) ?? this.doc.openImage(Buffer.from(file))
    this.pictures.set(file, picture)
    // The types know files only, not what `openImage` returns.
    this.doc.image(picture as Buffer, x, y, { width, height })
  }

  /** Draws a foot on each page and returns the file. */
  async finish(foot: (page: number, pages: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page)
      foot(page + 1, count)
    }
    this.root.end()
    this.doc.end()
    return new Uint8Array(await this.written)
  }
}

const roles = new WeakMap<Element, string>()
const roleOf = (element: Element): string => {
  const known = roles.get(element)
  if (known) return known
  // PDFKit's types lack the dictionary.
  const role = (element as unknown as { dictionary: { data: { S: string } } }).dictionary.data.S
  roles.set(element, role)
  return role
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

type Info = Record<string, unknown>

/** PDFKit writes the title and the author into XML as they are; an ampersand would break it. */
function escapeMetadata(doc: Doc): void {
  const writer = doc as unknown as { info: Info; _addInfo: () => void }
  const addInfo = writer._addInfo.bind(writer)
  writer._addInfo = () => {
    const info = writer.info
    writer.info = Object.fromEntries(Object.entries(info).map(([key, value]) => [key, escaped(value)]))
    addInfo()
    writer.info = info
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[&<>]/g, (character) => entities[character] ?? '') : value
