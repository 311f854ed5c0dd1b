'use client'

import { ShimmerEffect } from '@payloadcms/ui'
import dynamic from 'next/dynamic'

/** As tall as what Payload shows while its editor is loaded, so that the form doesn't move. */
const Loading = () => <ShimmerEffect height="35vh" />

export const TextEditor = dynamic(async () => (await import('./text-editor')).TextEditor, {
  loading: Loading,
})
