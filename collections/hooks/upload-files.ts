import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  UploadConfig,
} from 'payload'

import { isPictureName } from '../../src/lib/picture-rules'
import { afterTransaction } from '../../src/lib/server/after-transaction'
import { asSystem } from '../../src/lib/server/db'
import { lockPicture } from './upload-lock'

/**
 * Payload removes the files of a picture before it knows whether the row goes: a refused alternative text, a full disk
 * or a failed COMMIT would leave a row without its files. So they are set aside first, and go, or come back, with the
 * transaction. Files elsewhere (a bucket) are the business of their adapter.
 */

type Picture = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | undefined> }

type Handler = NonNullable<UploadConfig['handlers']>[number]

const folderOf = ({ upload }: SanitizedCollectionConfig): string | undefined =>
  upload && !upload.disableLocalStorage ? upload.staticDir : undefined

/** Where a file waits for the end of its transaction. No name of a picture ends so, so nobody is served it. */
const aside = (file: string) => `${file}.aside`

const namesOf = ({ filename, sizes }: Picture): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && isPictureName(name),
  )

const quietly = (work: Promise<unknown>) => work.catch(() => undefined)

/** Before the files of a picture go, because it is deleted or replaced. */
export async function setAside(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<void> {
  const folder = folderOf(collection)
  if (!folder) return
  const where = { id: { equals: id } }
  const slug = collection.slug as CollectionSlug
  await lockPicture(req, slug, id)
  const { docs } = await asSystem(req).find({ collection: slug, where, limit: 1, depth: 0 })
  const files = namesOf((docs[0] ?? {}) as Picture).map((name) => join(folder, name))
  for (const file of files) await quietly(copyFile(file, aside(file)))
  await afterTransaction(req, async (ending) => {
    for (const file of files)
      if (ending === 'kept') await Promise.all([rm(file, { force: true }), rm(aside(file), { force: true })])
      else await quietly(rename(aside(file), file))
  })
}

export const setAsideBeforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  setAside(req, collection, id)

/** Before the files of a new picture come: they go again when its row is not kept. */
export async function removeUnlessKept(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  stem: string,
): Promise<void> {
  const folder = folderOf(collection)
  if (!folder) return
  await afterTransaction(req, async (ending) => {
    if (ending !== 'undone') return
    for (const name of await readdir(folder))
      if (name.startsWith(stem)) await rm(join(folder, name), { force: true })
  })
}

/**
 * Before Payload serves a file, which would answer 500 for a missing one: 404. A process that was killed in the midst
 * of a transaction has left its files aside; they come back when somebody asks for what the row still names.
 */
export const orNotFound = (async (
  req: PayloadRequest,
  { params }: { params: { collection: string; filename: string } },
): Promise<Response | undefined> => {
  const collection = req.payload.collections[params.collection as CollectionSlug].config
  const folder = folderOf(collection)
  if (!folder) return
  const notFound = new Response(null, { status: 404 })
  if (!isPictureName(params.filename)) return notFound
  const file = join(folder, params.filename)
  if (await exists(file)) return
  if (!(await exists(aside(file))) || !(await isNamed(req, collection, params.filename))) return notFound
  await quietly(rename(aside(file), file))
  return
}) as Handler

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Whether a row names the file. */
async function isNamed(req: PayloadRequest, { slug, upload }: SanitizedCollectionConfig, filename: string) {
  const copies = (upload.imageSizes ?? []).map(({ name }) => `sizes.${name}.filename`)
  const or = ['filename', ...copies].map((path) => ({ [path]: { equals: filename } }))
  return (await asSystem(req).count({ collection: slug as CollectionSlug, where: { or } })).totalDocs > 0
}
