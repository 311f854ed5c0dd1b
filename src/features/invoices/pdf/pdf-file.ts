/** The objects of a PDF as PDFKit writes it: with a plain cross-reference table, and a line break after each operator. */
export type PdfFile = {
  /** The text of an object, between `obj` and `endobj`; one character for each byte. */
  objectOf: (id: number) => string
  trailer: string
  size: number
  /** The offset of the cross-reference table. */
  startxref: number
}

/** Reads a PDF, one character for each byte. Throws when it has no plain cross-reference table. */
export function readPdf(file: string): PdfFile {
  const startxref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1])
  const table = file.slice(startxref)
  if (!table.startsWith('xref')) throw new Error('the PDF has no cross-reference table')
  const trailer = /trailer\s+<<([\s\S]*?)>>\s+startxref/.exec(table)?.[1] ?? ''
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, offset]) => Number(offset))
  const objectOf = (id: number) => {
    const start = offsets[id] ?? 0
    const end = Math.min(startxref, ...offsets.filter((offset) => offset > start))
    return file.slice(file.indexOf('obj', start) + 3, file.lastIndexOf('endobj', end)).trim()
  }
  return { objectOf, trailer, size: offsets.length, startxref }
}

/** Returns the id of the object that an entry of a dictionary refers to. */
export const refOf = (object: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1])

/** Returns a dictionary with more entries. */
export const withEntries = (object: string, entries: string): string =>
  object.replace('<<', () => `<<\n${entries}`)

/** Appends new objects and new versions of objects to a PDF, as an incremental update. */
export function appendObjects(file: string, pdf: PdfFile, objects: ReadonlyMap<number, string>): string {
  let appended = `${file.trimEnd()}\n`
  const entries: string[] = []
  for (const [id, object] of objects) {
    entries.push(`${id} 1\n${String(appended.length).padStart(10, '0')} 00000 n \n`)
    appended += `${id} 0 obj\n${object}\nendobj\n`
  }
  const size = Math.max(pdf.size, ...[...objects.keys()].map((id) => id + 1))
  const trailer = `${pdf.trailer.replace(/\/Size \d+/, `/Size ${size}`).trim()}\n/Prev ${pdf.startxref}`
  return `${appended}xref\n${entries.join('')}trailer\n<<\n${trailer}\n>>\nstartxref\n${appended.length}\n%%EOF\n`
}
