import { pipeline } from 'node:stream/promises'

import { extract } from 'tar-stream'

import { sha256Of } from '../../../src/lib/server/canonical'
import { UserError } from '../../process/user-error.mjs'
import {
  type ArchivedFile,
  isPartName,
  type Manifest,
  MANIFEST,
  MANIFEST_DIGEST,
  manifestSchema,
  pictureOf,
} from './manifest'

/** No file in an archive is larger: parts of the dump have 8 MB, pictures 10 MB, and a manifest of a million pictures 200 MB. */
const MAX_ENTRY_BYTES = 512 * 1024 * 1024

const isOurs = (name: string) =>
  isPartName(name) || pictureOf(name) !== undefined || [MANIFEST, MANIFEST_DIGEST].includes(name)

const foreign = () => new UserError('This is not a backup of Puente. Nothing was changed.')
const cut = () =>
  new UserError('The archive is cut off: its end is missing. Nothing was changed. Use another backup.')
const changed = (name: string) =>
  new UserError(
    `The archive was changed or damaged: ${name} is not as it was backed up. Nothing was changed. Use another backup.`,
  )

/** Calls `take` with each file of an archive, in its order. Throws a UserError for what is none. */
export async function readArchive(
  archive: AsyncIterable<Buffer>,
  take: (name: string, bytes: Buffer) => Promise<void> | void,
): Promise<void> {
  const tar = extract()
  const read = pipeline(archive, tar as unknown as NodeJS.WritableStream)
  let files = 0
  let failure: unknown
  const readEntries = async () => {
    for await (const entry of tar) {
      const { name, size } = entry.header
      if (!isOurs(name) || size > MAX_ENTRY_BYTES) throw files > 0 ? changed(name) : foreign()
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      files += 1
      await take(name, Buffer.concat(chunks))
    }
  }
  // Without the first error, only that of the stream which it has closed would be left.
  await readEntries().catch((error: unknown) => (failure = error))
  if (failure) tar.destroy()
  await read.catch((error: unknown) => (failure ??= error))
  if (failure) throw explain(failure, files)
}

/** Says what an error of the tar means, after a number of good files. */
function explain(error: unknown, files: number): unknown {
  const { message } = error as Error
  if (/unexpected end of data|premature/i.test(message)) return files > 0 ? cut() : foreign()
  if (/invalid tar header/i.test(message))
    return files > 0 ? changed(`what follows file ${files}`) : foreign()
  return error
}

/** Reads a whole archive and returns its manifest. Throws a UserError unless each file is as the manifest says. */
export async function checkArchive(archive: AsyncIterable<Buffer>): Promise<Manifest> {
  const files: ArchivedFile[] = []
  let text: Buffer | undefined
  let digest: string | undefined
  await readArchive(archive, (name, bytes) => {
    if (digest) throw changed(name)
    if (name === MANIFEST) text = bytes
    else if (name === MANIFEST_DIGEST) digest = bytes.toString()
    else files.push({ name, bytes: bytes.length, sha256: sha256Of(bytes) })
  })
  if (files.length === 0 && !text) throw foreign()
  if (!text || !digest) throw cut()
  if (digest !== sha256Of(text)) throw changed(MANIFEST)
  const manifest = parseManifest(text)
  const wrong = differenceOf(files, manifest.files)
  if (wrong) throw changed(wrong)
  return manifest
}

function parseManifest(text: Buffer): Manifest {
  const value = JSON.parse(text.toString()) as { format?: unknown; version?: unknown }
  const { success, data } = manifestSchema.safeParse(value)
  if (success) return data
  if (value.format !== 1)
    throw new UserError(
      `The archive was made by a later version of Puente (${String(value.version)}). Restore it with that version. Nothing was changed.`,
    )
  throw changed(MANIFEST)
}

/** Returns the name of the first file that is not as expected. */
function differenceOf(files: readonly ArchivedFile[], expected: readonly ArchivedFile[]): string | undefined {
  const different = expected.findIndex(
    ({ name, sha256 }, index) => files[index]?.name !== name || files[index].sha256 !== sha256,
  )
  return different === -1 ? files[expected.length]?.name : expected[different]?.name
}
