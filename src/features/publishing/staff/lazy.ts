'use client'

import { lazily } from '@/components/staff/lazily'

export const PublicationStatus = lazily(async () => (await import('./form-controls')).PublicationStatus)
export const PublishButton = lazily(async () => (await import('./form-controls')).PublishButton)
export const ReleaseLock = lazily(async () => (await import('./form-controls')).ReleaseLock)
export const SaveButton = lazily(async () => (await import('./form-controls')).SaveButton)
export const SaveDraftButton = lazily(async () => (await import('./form-controls')).SaveDraftButton)
export const SavingBar = lazily(async () => (await import('./form-controls')).SavingBar)
export const UnpublishButton = lazily(async () => (await import('./form-controls')).UnpublishButton)

export const RelatedField = lazily(async () => (await import('./form-controls')).RelatedField)
export const RestoreVersionButton = lazily(
  async () => (await import('./restore-version-button')).RestoreVersionButton,
)
