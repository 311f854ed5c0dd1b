import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
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
import { richText as richTextCheck } from 'payload/shared'

import { faultOf, isEmptyDocument } from '../../src/lib/document'
import { label } from './label'
import { textFor } from './text'

/** The one editor: what it offers is what pages can show. */
const editor = lexicalEditor({
  features: [
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
    UploadFeature({ enabledCollections: ['blog-images', 'site-images'] }),
  ],
})

/** Refused in drafts too: an unknown node, a hostile link or depth must not be stored at all (security.md). */
const refuseUnsound: FieldHook = ({ value, collection, field, path, req }) => {
  const fault = faultOf(value)
  if (!fault) return value
  const message = textFor(req, `common:errors:document:${fault}`)
  const errors = [{ path: path.join('.') || String((field as { name?: string }).name), message }]
  throw new ValidationError({ ...(collection ? { collection: collection.slug } : {}), errors, req }, req.t)
}

/** A body in rich text, per language; never empty once it is published. `emptyText` is the sentence that says so. */
export const document = (path: string, emptyText = 'common:errors:empty'): RichTextField => ({
  name: 'content',
  type: 'richText',
  localized: true,
  label: label(`${path}:content`),
  editor,
  hooks: { beforeValidate: [refuseUnsound] },
  validate: (value, options) =>
    isEmptyDocument(value) ? textFor(options.req, emptyText) : richTextCheck(value, options),
})
