import { createServerFeature } from '@payloadcms/richtext-lexical'

/**
 * Right to left, colors, the language of a text and clearing of formats; the order of the toolbar, with names for its
 * buttons; cleaning of what is pasted; an id for each passage.
 */
export const TextToolsFeature = createServerFeature({
  key: 'textTools',
  feature: { ClientFeature: '/src/components/editor/text-tools-client#TextToolsClient' },
})
