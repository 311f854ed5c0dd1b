import {
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  ParagraphFeature,
  UnderlineFeature,
} from '@payloadcms/richtext-lexical'

/** Editors of growing size: a field's own adds to the features of the configuration's. */

export const plainEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    LinkFeature({ enabledCollections: ['pages', 'posts'] }),
  ],
})

const extended = (...features) =>
  lexicalEditor({ features: ({ rootFeatures }) => [...rootFeatures, ...features] })
const toolbars = () => [FixedToolbarFeature(), InlineToolbarFeature()]

export const captionEditor = extended(...toolbars())

export const sectionEditor = extended(
  HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4'] }),
  ...toolbars(),
)

/** Of posts, with blocks between the paragraphs. */
export const postEditor = (blocks) =>
  extended(
    HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4'] }),
    BlocksFeature({ blocks }),
    ...toolbars(),
    HorizontalRuleFeature(),
  )
