import type { CollectionConfig, ImageSize, TextField, UIField } from 'payload'
import { env } from '../src/env'
import { PICTURE_NAME_LENGTH, pictureTypes, pictureWidths } from '../src/lib/picture-rules'
import { anyone, staff, staffField } from './access'
import { textField } from './fields/copy'
import { group, label } from './fields/texts'
import { titleCell } from './fields/list-cells'
import { timestampFields } from './fields/record'
import { revalidateHooks } from './hooks/notify'
import { trimText } from './hooks/clean-texts'
import { backUpFilesBeforeDelete, handleMissingFile } from './hooks/upload-files'
import { processUpload, toastUploadResult } from './hooks/upload-image'
import { type GenerateStem, randomStem, timeStem } from './hooks/upload-name'

const staffComponent = (path: string) => `/src/features/media/staff/${path}`

/** Warns when the alternative text is missing in a language: in the form, and as a column of the list. Stores nothing. */
const missingAltField = (): TextField => ({
  name: 'missingAlt',
  type: 'text',
  virtual: true,
  label: label('pictures:missing:label'),
  admin: {
    disableListFilter: true,
    disableBulkEdit: true,
    components: {
      Field: staffComponent('picture-notes#MissingAlt'),
      Cell: staffComponent('picture-notes#MissingAltCell'),
    },
  },
})

/** The name that the file had when it was uploaded, for staff: its URL has another one (`processUpload`). */
const pictureNameField = (): TextField => ({
  name: 'name',
  type: 'text',
  label: label('pictures:name'),
  maxLength: PICTURE_NAME_LENGTH,
  access: { read: staffField },
  admin: { readOnly: true, description: label('pictures:nameHelp'), condition: ({ name }) => Boolean(name) },
})

/** Shows in the form where the picture is used. */
export const pictureUsesField = (): UIField => ({
  name: 'uses',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: staffComponent('picture-notes#PictureUses') } },
})

/** Replaces Payload's ways of deleting one picture, or those chosen in the list, by ones that list where they are used. */
export const pictureControls: NonNullable<CollectionConfig['admin']>['components'] = {
  edit: { editMenuItems: [staffComponent('lazy#DeletePicture')] },
  beforeListTable: [staffComponent('lazy#DeletePictures')],
}

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
      // File names are never reused, so a response never goes stale. But a CDN, which is not told, must not show one that staff have
      // deleted for a year.
      headers.set('Cache-Control', 'public, max-age=31536000, s-maxage=600, immutable')
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
