import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  File,
  PayloadRequest,
  SanitizedCollectionConfig,
  UploadConfig,
} from 'payload'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isPictureName } from '../../src/lib/picture-rules'
import { afterTransaction } from '../../src/lib/server/db/after-transaction'
import { asSystem } from '../../src/lib/server/db/local-api'
import { pictureStore } from '../../src/lib/server/images/picture-store'
import { databaseOf } from '../../src/lib/server/db/sql'
import { blog_images, proposal_images, site_images, testimonial_images } from '../../src/payload-tables'

const tables = {
  'blog-images': blog_images,
  'proposal-images': proposal_images,
  'site-images': site_images,
  'testimonial-images': testimonial_images,
}

/**
 * Locks the row of an image until the transaction ends. A concurrent replacement or deletion waits and then reads the new
 * file names; without the lock it would miss those files and leave them public.
 */
async function lockUploadRow(req: PayloadRequest, slug: CollectionSlug, id: number | string): Promise<void> {
  if (!isImageCollection(slug)) throw new Error(`not an image collection: ${slug}`)
  // A malformed id matches no row, but Postgres would abort the transaction.
  const valid = z.guid().safeParse(id)
  if (!valid.success) return
  const table = tables[slug]
  const db = await databaseOf(req)
  await db.select({ id: table.id }).from(table).where(eq(table.id, valid.data)).for('update')
}

const isImageCollection = (slug: string): slug is keyof typeof tables => Object.hasOwn(tables, slug)

/**
 * Keeps the files of an image consistent with its row. Payload deletes files on disk before the transaction ends, so a
 * validation error, a full disk or a failed COMMIT would leave a row without files. They are therefore copied first; the end
 * of the transaction deletes or restores the copies. Files in a bucket are only deleted when it has committed.
 */

export type UploadRow = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Returns the folder of a collection's files; undefined when they are in the bucket. */
const localFolder = ({ upload }: SanitizedCollectionConfig): string | undefined =>
  !upload.disableLocalStorage ? upload.staticDir : undefined

/** Returns the path of a file's backup. `isPictureName` rejects the extension, so backups are never served. */
const backupPath = (file: string) => `${file}.aside`

const fileNames = ({ filename, sizes }: UploadRow): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && isPictureName(name),
  )

const ignoreErrors = (work: Promise<unknown>) => work.catch(() => undefined)

/** Returns the names of the files of an image, whose row stays locked until the transaction ends. */
async function lockFiles(req: PayloadRequest, slug: CollectionSlug, id: number | string): Promise<string[]> {
  await lockUploadRow(req, slug, id)
  const where = { id: { equals: id } }
  const { docs } = await asSystem(req).find({
    collection: slug,
    where,
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return fileNames((docs[0] ?? {}) as UploadRow)
}

/** Returns the stored file of an image; undefined when there is none. */
export async function readFile(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: number | string,
): Promise<File | undefined> {
  const [name] = await lockFiles(req, slug, id)
  const data = name === undefined ? undefined : await (await pictureStore(slug)).read(name)
  return name !== undefined && data ? { name, data, size: data.length, mimetype: '' } : undefined
}

/** Prepares the deletion or replacement of an image: its files are deleted with the COMMIT, and a rollback keeps them. */
export async function backUpFiles(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<void> {
  const names = await lockFiles(req, collection.slug, id)
  const folder = localFolder(collection)
  if (folder)
    return backUpOnDisk(
      req,
      names.map((name) => join(folder, name)),
    )
  await afterTransaction(req, async (outcome) => {
    if (outcome === 'committed') await (await pictureStore(collection.slug)).remove(names)
  })
}

async function backUpOnDisk(req: PayloadRequest, files: string[]): Promise<void> {
  for (const file of files) await ignoreErrors(copyFile(file, backupPath(file)))
  await afterTransaction(req, async (outcome) => {
    for (const file of files)
      if (outcome === 'committed')
        await Promise.all([rm(file, { force: true }), rm(backupPath(file), { force: true })])
      else await ignoreErrors(rename(backupPath(file), file))
  })
}

/** Backs up the files of an image before it is deleted. */
export const backUpFilesBeforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  backUpFiles(req, collection, id)

/** Deletes the files of a new image when the transaction is rolled back. Call it before they are written. */
export async function removeFilesOnRollback(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  stem: string,
): Promise<void> {
  const store = await pictureStore(collection.slug)
  await afterTransaction(req, async (outcome) => {
    if (outcome === 'rolled-back') await store.remove(await store.list(stem))
  })
}

/**
 * Returns 404 for a missing file, for which Payload itself would answer 500. Restores a file first when only its backup
 * exists and a row still names it: a process was killed within the transaction. Returns undefined to let Payload serve it.
 */
export const handleMissingFile = (async (
  req: PayloadRequest,
  { params }: { params: { collection: string; filename: string } },
): Promise<Response | undefined> => {
  const collection = req.payload.collections[params.collection as CollectionSlug].config
  const folder = localFolder(collection)
  if (!folder) return
  const notFound = new Response(null, { status: 404 })
  if (!isPictureName(params.filename)) return notFound
  const file = join(folder, params.filename)
  if (await exists(file)) return
  if (!(await exists(backupPath(file))) || !(await isReferenced(req, collection, params.filename)))
    return notFound
  await ignoreErrors(rename(backupPath(file), file))
  return
}) as Handler

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Returns true when a row of the collection names the file. */
async function isReferenced(
  req: PayloadRequest,
  { slug, upload }: SanitizedCollectionConfig,
  filename: string,
) {
  const copies = (upload.imageSizes ?? []).map(({ name }) => `sizes.${name}.filename`)
  const or = ['filename', ...copies].map((path) => ({ [path]: { equals: filename } }))
  return (await asSystem(req).count({ collection: slug, where: { or } })).totalDocs > 0
}
