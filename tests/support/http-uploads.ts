import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

import { env } from '@/env'
import { site } from './http'

/** Pictures by REST, as a browser sends them, and what lies on the disk of the site under test. */

type File = { name: string; mimeType: string; buffer: Buffer }
type Size = { filename: string | null; url: string | null }
type Row = { id: string; filename: string; url: string; mimeType: string; sizes: Record<string, Size> }
type Fault = { path: string; message: string }

export const fileOf = (buffer: Buffer, name = 'photo.png', mimeType = 'image/png'): File => ({
  name,
  mimeType,
  buffer,
})

export const send = (context: APIRequestContext, file: File, slug = 'blog-images', alt = 'A bridge') =>
  context.post(`/api/${slug}`, { multipart: { file, _payload: JSON.stringify({ alt }) } })

export const rowOf = async (response: APIResponse): Promise<Row> => {
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { doc: Row }).doc
}

export const faultOf = async (response: APIResponse) =>
  ((await response.json()) as { errors: { data?: { errors: Fault[] } }[] }).errors[0]?.data?.errors[0]

export const disk = (slug = 'blog-images') => {
  const folder = join(env.E2E_MEDIA_DIR ?? '', slug)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** An address on the site, without the site. */
export const pathOf = (url: string) => url.replace(site, '')
