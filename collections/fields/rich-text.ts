import { randomUUID } from 'node:crypto'

import {
  AlignFeature,
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import {
  ValidationError,
  type FieldAffectingData,
  type FieldHook,
  type PayloadRequest,
  type RichTextField,
  type TypeWithID,
} from 'payload'
import { richText as validateRichText } from 'payload/shared'

import { repeatedKindOf } from '../../src/features/blog/block-rules'
import { isValidBlock } from '../../src/features/blog/block-schemas'
import { unfinishedBlocks, unfinishedPaths, unfinishedText } from '../../src/features/blog/unfinished-rules'
import {
  documentErrorOf,
  isEmptyDocument,
  isSafeLink,
  PROPOSAL_PICTURES,
  publicPictures,
  type DocumentNode,
} from '../../src/lib/document'
import { withPassageIds } from '../../src/lib/passages'
import { ASKS_TO_PUBLISH } from '../hooks/publishing'
import { label, translate } from './texts'
import { postBlocks } from './post-blocks'
import { lazyEditor } from './lazy-editor'

/** Accepts only links that pages render. Payload asks the server for the answer while the link is edited. */
const withSafeUrl = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url'
    ? {
        ...field,
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          isSafeLink(value) || translate(req, 'common:errors:document:link'),
      }
    : field

/**
 * Right to left, colors, the language of a text and clearing of formats; the order of the toolbar, with names for its
 * buttons; cleaning of what is pasted; an id for each passage.
 */
const TextToolsFeature = createServerFeature({
  key: 'textTools',
  feature: { ClientFeature: '/src/components/editor/text-tools-client#TextToolsClient' },
})

const features = [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  IndentFeature(),
  AlignFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(withSafeUrl) }),
]
const admin = { placeholder: label('common:editorHint') }

const withPublicPictures = UploadFeature({ enabledCollections: [...publicPictures] })

/** The editors of pages, posts and proposals. Their features match what the pages can render. */
const editors = {
  page: lazyEditor({ admin, features: [...features, withPublicPictures, TextToolsFeature()] }),
  post: lazyEditor({
    admin,
    features: [...features, withPublicPictures, BlocksFeature({ blocks: postBlocks }), TextToolsFeature()],
  }),
  /** Its pictures are private, and tables are common. */
  proposal: lazyEditor({
    admin,
    features: [
      ...features,
      UploadFeature({ enabledCollections: [PROPOSAL_PICTURES] }),
      EXPERIMENTAL_TableFeature(),
      TextToolsFeature(),
    ],
  }),
}
type Kind = keyof typeof editors

const allowed = {
  page: {},
  post: { isValidBlock },
  proposal: { isProposal: true },
}

/**
 * Throws a ValidationError for unknown nodes, unsafe links, excessive nesting, and a second block of a kind that posts
 * may have only once. A hook, because `validate` is skipped for drafts, and such content must not be stored at all.
 */
const rejectInvalidContent =
  (kind: Kind): FieldHook<TypeWithID, unknown> =>
  ({ value, collection, field, path, req }) => {
    const fault = documentErrorOf(value, allowed[kind]) ?? (repeatedKindOf(value) && 'repeated')
    if (!fault) return value
    const message = translate(req, `common:errors:document:${fault}`)
    const errors = [{ path: path.join('.') || String((field as { name?: string }).name), message }]
    throw new ValidationError({ ...(collection ? { collection: collection.slug } : {}), errors, req }, req.t)
  }

/**
 * Throws a ValidationError that names each block that cannot go live yet, and what it lacks. Payload's own validation says
 * only that the content is invalid.
 */
const refuseUnfinishedBlocks: FieldHook<TypeWithID, unknown> = ({ value, collection, req }) => {
  const unfinished = req.context[ASKS_TO_PUBLISH] === true ? unfinishedBlocks(value) : []
  if (unfinished.length === 0) return value
  const errors = unfinished.flatMap((block) => {
    const message = unfinishedText((key) => translate(req, `posts:blocks:${key}`), block)
    return unfinishedPaths(block).map((path) => ({ path, message }))
  })
  throw new ValidationError({ ...(collection ? { collection: collection.slug } : {}), errors, req }, req.t)
}

/** Gives each passage an id that it keeps, so that its versions and translations can be compared. */
const setPassageIds: FieldHook<TypeWithID, unknown> = ({ value, previousValue }) =>
  value ? withPassageIds(value as { root: DocumentNode }, previousValue, randomUUID) : value

type Options = { emptyText?: string; kind?: Kind }

/** The localized field `content`. Must not be empty when published; `emptyText` is the key of that error message. */
export const richTextField = (
  path: string,
  { emptyText = 'common:errors:empty', kind = 'page' }: Options = {},
): RichTextField => ({
  name: 'content',
  type: 'richText',
  localized: true,
  label: label(`${path}:content`),
  editor: editors[kind],
  hooks: {
    beforeValidate: [
      rejectInvalidContent(kind),
      ...(kind === 'post' ? [refuseUnfinishedBlocks] : []),
      ...(kind === 'proposal' ? [] : [setPassageIds]),
    ],
  },
  // A draft may be half written; what must not be stored at all is refused by the hook.
  validate: (value, options) => {
    if ((options.data as { _status?: string } | undefined)?._status === 'draft') return true
    return isEmptyDocument(value) ? translate(options.req, emptyText) : validateRichText(value, options)
  },
})
