import type { CollectionConfig, ImageSize } from 'payload'

import { env } from '../../src/env'
import { pictureTypes, pictureWidths } from '../../src/lib/picture-rules'
import { anyone, staff } from '../access'
import { announced } from '../hooks/announce'
import { trimTexts } from '../hooks/trim'
import { orNotFound, setAsideBeforeDelete } from '../hooks/upload-files'
import type { StemOf } from '../hooks/upload-name'
import { acceptPicture } from '../hooks/upload-picture'
import { line } from './copy'
import { group, label } from './label'
import { timestamps } from './timestamps'

type Picture = { sizes?: Record<string, { url?: string | null } | undefined>; url?: string | null }

const unlisted = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

/** More effort takes two to fifty times as long and saves no byte worth it; so AVIF costs less time than WebP, and half its bytes. */
const formats = {
  webp: { format: 'webp', options: { quality: 80 } },
  avif: { format: 'avif', options: { quality: 50, effort: 0 } },
} as const

const size = (name: string, width: number, formatOptions: ImageSize['formatOptions']): ImageSize => ({
  name,
  width,
  formatOptions,
  admin: unlisted,
})

/** Of each picture there is one AVIF at least: its largest is as wide as the picture, when that is small. */
const sizes = Object.entries(pictureWidths).flatMap(([name, width]) => [
  size(name, width, formats.webp),
  {
    ...size(`${name}Avif`, width, formats.avif),
    ...(name === 'large' ? { withoutEnlargement: true } : {}),
  },
])

/**
 * A collection of public pictures. Its files are anybody's to see and hold nothing but what is shown; its list is
 * staff's by REST (the guard). Focal point and cropping are off: every size shows the whole picture, and where a page
 * needs another shape, CSS cuts it.
 */
export const pictures = (slug: string, key: string, stemOf: StemOf): CollectionConfig => ({
  slug,
  labels: { singular: label(`pictures:${key}:singular`), plural: label(`pictures:${key}:plural`) },
  access: { create: staff, read: anyone, update: staff, delete: staff },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'createdAt'],
    listSearchableFields: ['alt', 'filename'],
    group: group('pictures'),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: {
    staticDir: `${env.MEDIA_DIR}/${slug}`,
    mimeTypes: pictureTypes,
    imageSizes: sizes,
    adminThumbnail: ({ doc }) => {
      const { sizes, url } = doc as Picture
      return sizes?.small?.url ?? url ?? null
    },
    displayPreview: true,
    focalPoint: false,
    crop: false,
    // The server fetches nothing that a request names.
    pasteURL: false,
    handlers: [orNotFound],
    modifyResponseHeaders: ({ headers }) => {
      // Every file has a name of its own, so what a name once meant it means for ever.
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    },
  },
  hooks: {
    beforeOperation: [acceptPicture(stemOf)],
    beforeValidate: [trimTexts],
    beforeDelete: [setAsideBeforeDelete],
    ...announced,
  },
  fields: [
    {
      ...line('alt', { path: 'pictures', maxLength: 300 }),
      admin: { description: label('pictures:altHelp') },
    },
    ...timestamps(),
  ],
})
