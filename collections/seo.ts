import { seoPlugin } from '@payloadcms/plugin-seo'
import { MetaDescriptionField, MetaTitleField, PreviewField } from '@payloadcms/plugin-seo/fields'
import type { Field, Plugin } from 'payload'

import { suggestDescription, suggestTitle } from '../src/features/seo/rules'
import { env } from '../src/env'
import { isLanguage, localizedPath } from '../src/i18n/languages'
import { textareaField, textField } from './fields/copy'

type Draft = { title?: string | null; slug?: string | null; excerpt?: string | null; content?: unknown }

const withPlugin = seoPlugin({
  collections: ['posts'],
  generateTitle: ({ doc }: { doc: Draft }) => suggestTitle(doc),
  generateDescription: ({ doc }: { doc: Draft }) => suggestDescription(doc),
  generateURL: ({ doc, locale }: { doc: Draft; locale?: string }) =>
    env.SITE_URL + localizedPath(`/blog/${doc.slug ?? ''}`, isLanguage(locale) ? locale : 'en'),
})

/**
 * The endpoints and texts of the SEO plugin. Its fields are in the collection, under our own names, so the plugin adds
 * none.
 */
export const seo: Plugin = (config) => {
  const { endpoints, i18n } = withPlugin(config)
  return { ...config, endpoints, i18n }
}

/** The plugin's component of a field, loaded by the forms that show it. */
function loadedLater<T extends Field>(field: T): T {
  const component = (field.admin?.components as { Field: { path: string } }).Field
  const path = component.path.replace('@payloadcms/plugin-seo/client', '/src/features/seo/staff/lazy')
  return { ...field, admin: { ...field.admin, components: { Field: { ...component, path } } } }
}

/** Title and description for search engines with suggestions and their best length, and how a result looks. */
export const seoFields = (): Field[] =>
  [
    MetaTitleField({
      hasGenerateFn: true,
      overrides: textField('metaTitle', { required: false, maxLength: 120 }),
    }),
    MetaDescriptionField({
      hasGenerateFn: true,
      overrides: textareaField('metaDescription', {
        required: false,
        maxLength: 320,
      }),
    }),
    PreviewField({ hasGenerateFn: true, titlePath: 'metaTitle', descriptionPath: 'metaDescription' }),
  ].map(loadedLater)
