import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

import { env } from '@/env'
import { site } from './http'

/** Uploads by REST as a browser sends them, and the files of the site under test. */

type File = { name: string; mimeType: string; buffer: Buffer }
type Size = { filename: string | null; url: string | null }
type Row = {
  id: string
  name?: string
  filename: string
  url: string
  mimeType: string
  sizes: Record<string, Size>
}
type Fault = { path: string; message: string }

/** Returns a file as a browser sends it. */
export const fileOf = (buffer: Buffer, name = 'photo.png', mimeType = 'image/png'): File => ({
  name,
  mimeType,
  buffer,
})

/** Uploads a file by REST and returns the response. */
export const send = (context: APIRequestContext, file: File, slug = 'blog-images', alt = 'A bridge') =>
  context.post(`/api/${slug}`, { multipart: { file, _payload: JSON.stringify({ alt }) } })

/** Returns the row that an upload has created. */
export const rowOf = async (response: APIResponse): Promise<Row> => {
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { doc: Row }).doc
}

/** Returns the validation error of a rejected upload. */
export const errorOf = async (response: APIResponse) =>
  ((await response.json()) as { errors: { data?: { errors: Fault[] } }[] }).errors[0]?.data?.errors[0]

/** Returns the names of the files of a collection on the disk of the site under test. */
export const mediaFiles = (slug = 'blog-images') => {
  const folder = join(env.E2E_MEDIA_DIR ?? '', slug)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** The path of a URL on the site. */
export const pathOf = (url: string) => url.replace(site, '')
