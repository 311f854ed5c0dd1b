'use client'

import {
  AlignFeatureClient,
  BlockquoteFeatureClient,
  BlocksFeatureClient,
  BoldFeatureClient,
  FixedToolbarFeatureClient,
  HeadingFeatureClient,
  HorizontalRuleFeatureClient,
  IndentFeatureClient,
  InlineToolbarFeatureClient,
  ItalicFeatureClient,
  LinkFeatureClient,
  OrderedListFeatureClient,
  ParagraphFeatureClient,
  RichTextField,
  StrikethroughFeatureClient,
  SubscriptFeatureClient,
  SuperscriptFeatureClient,
  TableFeatureClient,
  UnderlineFeatureClient,
  UnorderedListFeatureClient,
  UploadFeatureClient,
} from '@payloadcms/richtext-lexical/client'
import { useMemo, type ComponentProps } from 'react'

import { TextToolsClient } from './text-tools-client'

/** The client halves of the features in collections/fields/rich-text.ts, by the name that their server half says. */
export const clientFeatures = {
  AlignFeatureClient,
  BlockquoteFeatureClient,
  BlocksFeatureClient,
  BoldFeatureClient,
  FixedToolbarFeatureClient,
  HeadingFeatureClient,
  HorizontalRuleFeatureClient,
  IndentFeatureClient,
  InlineToolbarFeatureClient,
  ItalicFeatureClient,
  LinkFeatureClient,
  OrderedListFeatureClient,
  ParagraphFeatureClient,
  StrikethroughFeatureClient,
  SubscriptFeatureClient,
  SuperscriptFeatureClient,
  TableFeatureClient,
  TextToolsClient,
  UnderlineFeatureClient,
  UnorderedListFeatureClient,
  UploadFeatureClient,
}

type FieldProps = ComponentProps<typeof RichTextField>
type Features = FieldProps['clientFeatures']
type Named = Record<string, { clientFeatureProvider?: unknown; clientFeatureProps?: object }>

/** Payload's field of a rich text. Its features have names, not functions. */
export function TextEditor({
  clientFeatures: named,
  ...props
}: Omit<FieldProps, 'clientFeatures'> & { clientFeatures: Named }) {
  const features = useMemo(() => withFunctions(named), [named])
  return <RichTextField {...props} clientFeatures={features} />
}

const withFunctions = (named: Named) =>
  Object.fromEntries(
    Object.entries(named).map(([key, { clientFeatureProvider: name, ...rest }]) => [
      key,
      { ...rest, clientFeatureProvider: clientFeatures[name as keyof typeof clientFeatures] },
    ]),
  ) as Features
