import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { File, Payload } from 'payload'
import { expect } from 'vitest'

import { env } from '@/env'
import { asUser } from '@/lib/server/db/local-api'
import type { BlogImage, User } from '@/payload-types'
import { requestOf } from './actors'

/** Uploads pictures through the Local API as staff, and reads the files on disk. */

export type Slug = 'blog-images' | 'testimonial-images' | 'site-images'
type Sent = Partial<File> & { data: Buffer }
type Change = { id?: string; locale?: 'en' | 'es'; file?: Sent; data?: object; where?: object }
type Verb = 'create' | 'update' | 'delete'
type Call = (args: object) => Promise<BlogImage>

/** The folder of a collection's files. */
export const folder = (slug: Slug = 'blog-images') => join(env.MEDIA_DIR, slug)
/** Returns the names of the files of a collection. */
export const filesIn = (slug: Slug = 'blog-images') =>
  existsSync(folder(slug)) ? readdirSync(folder(slug)).sort() : []
/** Returns the bytes of a stored file. */
export const bytesOf = (name: string | null | undefined) => readFileSync(join(folder(), name ?? ''))

/** The file names of a picture and of its sizes. */
export const namesOf = ({ filename, sizes }: BlogImage): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => name) as string[]

/** Whether all files of a picture exist. */
export const hasAllFiles = (row: BlogImage) => namesOf(row).every((name) => filesIn().includes(name))

/** Returns a file as Payload's Local API takes it. */
export const fileOf = ({ data, ...rest }: Sent): File => ({
  name: 'My holiday.png',
  mimetype: 'image/png',
  size: data.length,
  data,
  ...rest,
})

/** Returns a function that calls one operation as that user. */
export const caller =
  (payload: Payload, user?: User) =>
  async (verb: Verb, { file, ...change }: Change, slug: Slug = 'blog-images'): Promise<BlogImage> => {
    const local = asUser(await requestOf(payload, user)) as unknown as Record<Verb, Call>
    return local[verb]({ collection: slug, ...change, ...(file ? { file: fileOf(file) } : {}) })
  }

/** Returns the validation error of a field. Expects that no file was left behind. */
export async function uploadErrorOf(
  work: () => Promise<unknown>,
): Promise<{ path: string; message: string }> {
  const before = filesIn()
  const error = (await work().then(
    () => undefined,
    (reason: unknown) => reason,
  )) as { status?: number; data?: { errors?: { path: string; message: string }[] } } | undefined
  expect(error?.status).toBe(400)
  expect(filesIn()).toEqual(before)
  return error?.data?.errors?.[0] ?? { path: '', message: '' }
}
