import { z } from 'zod'

import { isPictureName } from '../../../src/lib/picture-rules'

/** The collections of pictures; their files are below `pictures/<collection>/`. */
export const pictureCollections = [
  'blog-images',
  'testimonial-images',
  'site-images',
  'proposal-images',
] as const
export type PictureCollection = (typeof pictureCollections)[number]
export type PictureFile = { collection: PictureCollection; name: string }

/** The last files of an archive: what it contains, and the digest of that. Without them it's cut off. */
export const MANIFEST = 'manifest.json'
export const MANIFEST_DIGEST = 'manifest.json.sha256'

/** Returns the name of a part of the dump. Its parts, one after the other, are what `pg_dump --format=custom` wrote. */
export const partName = (index: number): string => `database/${String(index).padStart(6, '0')}`
export const isPartName = (name: string): boolean => /^database\/\d{6}$/.test(name)

export const pictureEntry = ({ collection, name }: PictureFile): string => `pictures/${collection}/${name}`

/** Returns the picture that an entry of an archive is; undefined when it's none. */
export function pictureOf(entry: string): PictureFile | undefined {
  const [folder, collection, name, ...rest] = entry.split('/')
  const known = pictureCollections.find((slug) => slug === collection)
  if (folder !== 'pictures' || !known || !name || rest.length > 0 || !isPictureName(name)) return undefined
  return { collection: known, name }
}

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

export const manifestSchema = z.object({
  /** The form of the archive. A later one gets another number. */
  format: z.literal(1),
  /** The version of Puente that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The major versions of the server, and of pg_dump. */
  postgres: count,
  pgDump: count,
  /** The names in `payload_migrations`. */
  migrations: z.array(z.string()),
  /** The number of rows of each table. */
  rows: z.record(z.string(), count),
  /** The last entry of the audit chain. */
  head: z.object({ seq: count, hash: digest }).nullable(),
  files: z.array(z.object({ name: z.string(), bytes: count, sha256: digest })),
  /** The pictures that a row names and whose file was not there. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>
export type ArchivedFile = Manifest['files'][number]
