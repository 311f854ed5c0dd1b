import type { CollectionConfig, ImageSize } from 'payload'
import { env } from '../src/env'
import { pictureTypes, pictureWidths } from '../src/lib/picture-rules'
import { anyone, staff } from './access'
import { textField } from './fields/copy'
import { group, label } from './fields/label'
import { titleCell } from './fields/list-cells'
import { missingAltField, pictureControls, pictureNameField, pictureUsesField } from './fields/picture-fields'
import { timestampFields } from './fields/timestamps'
import { revalidateHooks } from './hooks/revalidate'
import { trimText } from './hooks/clean-texts'
import { backUpFilesBeforeDelete, handleMissingFile } from './hooks/upload-files'
import { processUpload, toastUploadResult } from './hooks/upload-image'
import { type GenerateStem, randomStem, timeStem } from './hooks/upload-name'

type ImageRow = { sizes?: Record<string, { url?: string | null } | undefined>; url?: string | null }

const hiddenFromList = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

/** Effort 0 makes AVIF faster to encode than WebP at half the size; more takes 2 to 50 times as long and saves little. */
const imageFormats = {
  webp: { format: 'webp', options: { quality: 80 } },
  avif: { format: 'avif', options: { quality: 50, effort: 0 } },
} as const

const size = (name: string, width: number, formatOptions: ImageSize['formatOptions']): ImageSize => ({
  name,
  width,
  // Every size shows the whole picture: pages crop with CSS, around the focal point.
  fit: 'inside',
  formatOptions,
  admin: hiddenFromList,
})

/** `withoutEnlargement` on the largest gives small images an AVIF copy too, in their own width. */
const imageSizes = Object.entries(pictureWidths).flatMap(([name, width]) => [
  size(name, width, imageFormats.webp),
  {
    ...size(`${name}Avif`, width, imageFormats.avif),
    ...(name === 'large' ? { withoutEnlargement: true } : {}),
  },
])

/**
 * Returns a collection of public images. Anyone may read the files; the REST API lists them to staff only. A crop cuts the
 * stored file; the focal point is what pages keep in view (`processUpload`). `key` is the path of the collection's labels
 * below `pictures` in the admin messages.
 */
const imageCollection = (slug: string, key: string, generateStem: GenerateStem): CollectionConfig => ({
  slug,
  labels: { singular: label(`pictures:${key}:singular`), plural: label(`pictures:${key}:plural`) },
  access: { create: staff, read: anyone, update: staff, delete: staff },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'name', 'alt', 'missingAlt', 'createdAt'],
    listSearchableFields: ['alt', 'name', 'filename'],
    group: group('publish'),
    hideAPIURL: true,
    components: pictureControls,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: {
    staticDir: `${env.MEDIA_DIR}/${slug}`,
    mimeTypes: pictureTypes,
    imageSizes,
    adminThumbnail: ({ doc }) => {
      const { sizes, url } = doc as ImageRow
      return sizes?.small?.url ?? url ?? null
    },
    displayPreview: true,
    // The server must not fetch URLs that a request names.
    pasteURL: false,
    handlers: [handleMissingFile],
    modifyResponseHeaders: ({ headers }) => {
      // File names are never reused, so a response never goes stale.
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    },
  },
  hooks: {
    beforeOperation: [processUpload(generateStem)],
    beforeValidate: [trimText],
    beforeDelete: [backUpFilesBeforeDelete],
    afterOperation: [toastUploadResult],
    ...revalidateHooks,
  },
  fields: [
    {
      ...textField('alt', { path: 'pictures', maxLength: 300 }),
      admin: { description: label('pictures:altHelp'), components: titleCell },
    },
    pictureNameField(),
    missingAltField(),
    pictureUsesField(),
    ...timestampFields(),
  ],
})

/** Images of posts. */
export const BlogImages = imageCollection('blog-images', 'blog', randomStem)

/** All other images of the public pages. */
export const SiteImages = imageCollection('site-images', 'site', randomStem)

/** Portraits for testimonials. */
export const TestimonialImages = imageCollection('testimonial-images', 'testimonials', timeStem)
