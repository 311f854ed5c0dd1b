import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** The margin of a printed page in points: 16 mm (print.css). */
const MARGIN = (16 / 25.4) * 72

export type Paper = 'Letter' | 'A4'

export type Printed = {
  pages: number
  /** All words, with single spaces. A word that is broken over two lines is two words. */
  text: string
  /** How many lines the last page has. */
  lastLines: number
  /** What reaches into the margin of the paper, where it is cut, and pages without a word. */
  outside: string[]
}

type Item = { str: string; width: number; transform: number[]; hasEOL: boolean }

/** Prints the open page as a browser does, and reads what is on the paper. */
export async function print(page: Page, format: Paper): Promise<Printed> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, printBackground: false })))
  const words: string[] = []
  const outside: string[] = []
  let lastLines = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const { width, height } = sheet.getViewport({ scale: 1 })
    const { items } = (await sheet.getTextContent()) as { items: Item[] }
    const printed = items.filter(({ str }) => str.trim())
    if (printed.length === 0) outside.push(`page ${number}, which is empty`)
    lastLines = new Set(printed.map(({ transform }) => Math.round(transform[5] ?? 0))).size
    for (const { str, width: length, transform, hasEOL } of items) {
      words.push(hasEOL ? `${str} ` : str)
      const [, , , , x = 0, y = 0] = transform
      // A rounded point is no cut.
      const fits = x > MARGIN - 1 && x + length < width - MARGIN + 1 && y > MARGIN - 3 && y < height - MARGIN
      if (str.trim() && !fits)
        outside.push(`${str} (page ${number}, ${Math.round(x)} to ${Math.round(x + length)})`)
    }
  }
  const text = words
    .join('')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
  return { pages: pdf.numPages, lastLines, text, outside }
}
