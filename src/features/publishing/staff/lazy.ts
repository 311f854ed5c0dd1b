'use client'

import dynamic from 'next/dynamic'

export const PublicationStatus = dynamic(async () => (await import('./publication-status')).PublicationStatus)
export const PublishButton = dynamic(async () => (await import('./publish-button')).PublishButton)
export const RelatedField = dynamic(async () => (await import('./related-field')).RelatedField)
export const ReleaseLock = dynamic(async () => (await import('./release-lock')).ReleaseLock)
export const RestoreVersionButton = dynamic(
  async () => (await import('./restore-version-button')).RestoreVersionButton,
)
export const UnpublishButton = dynamic(async () => (await import('./unpublish-button')).UnpublishButton)
