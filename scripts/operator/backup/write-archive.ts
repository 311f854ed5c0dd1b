import { type Pack, pack } from 'tar-stream'

import { sha256Of } from '../../../src/lib/server/canonical'
import {
  type ArchivedFile,
  type Manifest,
  MANIFEST,
  MANIFEST_DIGEST,
  partName,
  pictureEntry,
  type PictureFile,
} from './manifest'

/** A part of the dump is held in memory, because a tar says the size of a file before its bytes. */
const PART_BYTES = 8 * 1024 * 1024

/** What goes into an archive. */
export type Contents = {
  /** Throws when the dump has failed, even after its last bytes. */
  dump: AsyncIterable<Buffer>
  pictures: readonly PictureFile[]
  /** Returns the bytes of a picture; undefined when the file is not there anymore. */
  readPicture: (picture: PictureFile) => Promise<Buffer | undefined>
  manifest: Omit<Manifest, 'files' | 'missing'>
}

/** Joins the chunks of a stream to parts of one size; the last one is shorter. */
export async function* inParts(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, size - bytes)
      rest = rest.subarray(taken.length)
      chunks.push(taken)
      bytes += taken.length
      if (bytes < size) continue
      yield Buffer.concat(chunks)
      chunks = []
      bytes = 0
    }
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}

/** Starts an archive: the dump, the pictures, and at last what it contains. It's written as fast as its bytes are read. */
export function writeArchive(contents: Contents): {
  bytes: AsyncIterable<Buffer>
  manifest: Promise<Manifest>
} {
  const tar = pack()
  const manifest = fill(tar, contents)
  // The reader of the bytes gets the same error.
  manifest.catch((error: unknown) => tar.destroy(error as Error))
  return { bytes: tar as unknown as AsyncIterable<Buffer>, manifest }
}

async function fill(tar: Pack, { dump, pictures, readPicture, manifest }: Contents): Promise<Manifest> {
  const files: ArchivedFile[] = []
  const add = async (name: string, bytes: Buffer) => {
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    })
    files.push({ name, bytes: bytes.length, sha256: sha256Of(bytes) })
  }
  let index = 0
  for await (const part of inParts(dump, PART_BYTES)) await add(partName(index++), part)
  const missing: string[] = []
  for (const picture of pictures) {
    const bytes = await readPicture(picture)
    if (bytes) await add(pictureEntry(picture), bytes)
    else missing.push(`${picture.collection}/${picture.name}`)
  }
  const whole: Manifest = { ...manifest, files: [...files], missing }
  const text = Buffer.from(JSON.stringify(whole, null, 2))
  await add(MANIFEST, text)
  await add(MANIFEST_DIGEST, Buffer.from(sha256Of(text)))
  tar.finalize()
  return whole
}
