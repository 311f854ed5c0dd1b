'use client'

import { toast } from '@payloadcms/ui'

import type { UploadToasts } from './upload-headshot'

/** Payload's toasts. */
export const uploadToasts: UploadToasts = {
  done: (title) => void toast.success(title),
  refused: (title, description) => void toast.error(title, { description }),
}
