import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
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
import { ValidationError, type FieldHook, type RichTextField } from 'payload'
import { richText as validateRichText } from 'payload/shared'

import { documentErrorOf, isEmptyDocument, PROPOSAL_PICTURES, publicPictures } from '../../src/lib/document'
import { label } from './label'
import { translate } from './translate'

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
  LinkFeature({ enabledCollections: [] }),
]
const admin = { placeholder: label('common:editorHint') }

/** The rich text editor. Its features match what the pages can render. */
const editor = lexicalEditor({
  admin,
  features: [...features, UploadFeature({ enabledCollections: [...publicPictures] })],
})
/** The same for proposals, whose pictures are private, and where tables are common. */
const proposalEditor = lexicalEditor({
  admin,
  features: [
    ...features,
    UploadFeature({ enabledCollections: [PROPOSAL_PICTURES] }),
    EXPERIMENTAL_TableFeature(),
  ],
})

/**
 * Throws a ValidationError for unknown nodes, unsafe links and too deep nesting. A hook because `validate` is skipped for
 * drafts, and such content must not be stored at all.
 */
const rejectInvalidContent =
  (isProposal: boolean): FieldHook =>
  ({ value, collection, field, path, req }) => {
    const fault = documentErrorOf(value, isProposal)
    if (!fault) return value
    const message = translate(req, `common:errors:document:${fault}`)
    const errors = [{ path: path.join('.') || String((field as { name?: string }).name), message }]
    throw new ValidationError({ ...(collection ? { collection: collection.slug } : {}), errors, req }, req.t)
  }

/** The localized field `content`. Must not be empty when published; `emptyText` is the key of that error message. */
export const richTextField = (
  path: string,
  { emptyText = 'common:errors:empty', isProposal = false } = {},
): RichTextField => ({
  name: 'content',
  type: 'richText',
  localized: true,
  label: label(`${path}:content`),
  editor: isProposal ? proposalEditor : editor,
  hooks: { beforeValidate: [rejectInvalidContent(isProposal)] },
  validate: (value, options) => {
    if (!isEmptyDocument(value)) return validateRichText(value, options)
    const isDraft = (options.data as { _status?: string } | undefined)?._status === 'draft'
    return isDraft || translate(options.req, emptyText)
  },
})
