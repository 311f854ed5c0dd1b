/** Finds out in which encoding a file of text is, as spreadsheets of any age save it. Pure: no I/O. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The bytes in which UTF-16 without a mark is looked for. */
const SAMPLE = 4_096
/** Every second byte of English or Spanish in UTF-16 is a zero. */
const ZEROS = 0.3

/** Returns the UTF-16 of a file by its mark or its zeros; undefined for another encoding. */
function utf16Of(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const sample = start.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = (sample.length / 2) * ZEROS
  if (odd > enough && odd > even) return 'utf-16le'
  return even > enough ? 'utf-16be' : undefined
}

/**
 * Reads the pieces of a file until its encoding is certain. What is no valid UTF-8 is Windows-1252; a file that ends within a
 * character is still UTF-8.
 */
export async function detectEncoding(pieces: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const piece of pieces) {
    const utf16 = isFirst ? utf16Of(piece) : undefined
    if (utf16) return utf16
    isFirst = false
    try {
      utf8.decode(piece, { stream: true })
    } catch {
      return 'windows-1252'
    }
  }
  return 'utf-8'
}

/** Decodes the pieces of a file, without its byte order mark. */
export class PieceDecoder {
  private readonly decoder: TextDecoder

  constructor(encoding: Encoding) {
    this.decoder = new TextDecoder(encoding)
  }

  push(piece: Uint8Array): string {
    return this.decoder.decode(piece, { stream: true })
  }

  /** Whether bytes of the last character are missing. */
  end(): boolean {
    return this.decoder.decode() !== ''
  }
}
