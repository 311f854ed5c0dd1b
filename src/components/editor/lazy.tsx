'use client'

import { ShimmerEffect } from '@payloadcms/ui'

import { lazily } from '../staff/lazily'

/** Before it, as much room as Payload keeps while its editor is loaded, so that the form doesn't move. */
export const TextEditor = lazily(
  async () => (await import('./text-editor')).TextEditor,
  <ShimmerEffect height="35vh" />,
)
