import type {
  CollectionConfig,
  Access,
  CollectionBeforeChangeHook,
  DefaultValue,
  PayloadRequest,
  Where,
} from 'payload'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { asSystem } from '@/lib/server/db/local-api'
import { isAdmin, isStaff } from '@/lib/roles'
import { env } from '../src/env'
import { pictureTypes } from '../src/lib/picture-rules'
import { neverField, proposalImageEditor, proposalImageReader } from './access'
import { textField } from './fields/copy'
import { label } from './fields/texts'
import { pictureControls, pictureUsesField } from './image-collection'
import { timestampFields } from './fields/record'
import { trimText } from './hooks/clean-texts'
import { backUpFilesBeforeDelete, handleMissingFile } from './hooks/upload-files'
import { processUpload } from './hooks/upload-image'
import { randomStem } from './hooks/upload-name'

/** Admins, and the owner of the proposal that the picture is for. */
const canAddImage: Access<{ proposal?: unknown }> = async ({ data, req }) => {
  if (!isStaff(req.user) || isAdmin(req.user) || !data?.proposal) return isStaff(req.user)
  const { success, data: id } = z.guid().safeParse(data.proposal)
  if (!success) return false
  const where: Where = { and: [{ id: { equals: id } }, { owner: { equals: req.user?.id } }] }
  return (await asSystem(req).count({ collection: 'proposals', where })).totalDocs > 0
}

/** The proposal on whose page of the admin the picture is added to the text. */
const proposalOfPage = (({ req }: { req: PayloadRequest }) =>
  /\/collections\/proposals\/([\da-f-]{36})(?:[/?#]|$)/.exec(
    req.headers.get('referer') ?? '',
  )?.[1]) as DefaultValue

/** Sets the SHA-256 of the file that is stored. */
const setDigest: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, sha256: createHash('sha256').update(req.file.data).digest('hex') } : data

const systemOnly = { create: neverField, update: neverField }

/**
 * Pictures in the text of a proposal. Private: a file is served only to those who may read the row. Sending the proposal
 * sets `frozenAt` on the pictures that are part of it; a database trigger (`migrations/base/written-once.ts`) keeps those as
 * they are.
 */
export const ProposalImages: CollectionConfig = {
  slug: 'proposal-images',
  labels: { singular: label('pictures:proposals:singular'), plural: label('pictures:proposals:plural') },
  access: {
    create: canAddImage,
    read: proposalImageReader,
    update: proposalImageEditor,
    delete: proposalImageEditor,
  },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'proposal', 'createdAt'],
    listSearchableFields: ['alt', 'filename'],
    group: false,
    hideAPIURL: true,
    components: pictureControls,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: {
    staticDir: `${env.MEDIA_DIR}/proposal-images`,
    mimeTypes: pictureTypes,
    displayPreview: true,
    focalPoint: false,
    crop: false,
    // The server must not fetch URLs that a request names.
    pasteURL: false,
    handlers: [handleMissingFile],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    },
  },
  hooks: {
    beforeOperation: [processUpload(randomStem, ['alt', 'proposal'])],
    beforeValidate: [trimText],
    beforeChange: [setDigest],
    beforeDelete: [backUpFilesBeforeDelete],
  },
  fields: [
    textField('alt', { path: 'pictures', maxLength: 300, localized: false }),
    {
      name: 'proposal',
      type: 'relationship',
      label: label('pictures:proposal'),
      relationTo: 'proposals',
      required: true,
      defaultValue: proposalOfPage,
      access: { update: neverField },
    },
    pictureUsesField(),
    // Of the stored file, in hex.
    { name: 'sha256', type: 'text', access: systemOnly, admin: { hidden: true } },
    { name: 'frozenAt', type: 'date', access: systemOnly, admin: { hidden: true } },
    ...timestampFields(),
  ],
}
