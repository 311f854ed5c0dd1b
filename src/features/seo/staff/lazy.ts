'use client'

import dynamic from 'next/dynamic'

// Under the names that they have in the plugin (collections/seo.ts).
export const MetaDescriptionComponent = dynamic(
  async () => (await import('@payloadcms/plugin-seo/client')).MetaDescriptionComponent,
)
export const MetaTitleComponent = dynamic(
  async () => (await import('@payloadcms/plugin-seo/client')).MetaTitleComponent,
)
export const PreviewComponent = dynamic(
  async () => (await import('@payloadcms/plugin-seo/client')).PreviewComponent,
)
