'use client'

import { lazily } from '@/components/staff/lazily'

// Under the names that they have in the plugin (collections/seo.ts).
export const MetaDescriptionComponent = lazily(
  async () => (await import('@payloadcms/plugin-seo/client')).MetaDescriptionComponent,
)
export const MetaTitleComponent = lazily(
  async () => (await import('@payloadcms/plugin-seo/client')).MetaTitleComponent,
)
export const PreviewComponent = lazily(
  async () => (await import('@payloadcms/plugin-seo/client')).PreviewComponent,
)
