'use client'

import { lazily } from '@/components/staff/lazily'

export const PictureByAddress = lazily(async () => (await import('./picture-previews')).PictureByAddress)
export const PublishCard = lazily(async () => (await import('./publish-card')).PublishCard)
export const SharedPreview = lazily(async () => (await import('./picture-previews')).SharedPreview)
export const SlugHint = lazily(async () => (await import('./text-hints')).SlugHint)
export const TextLength = lazily(async () => (await import('./text-hints')).TextLength)
export const TitleField = lazily(async () => (await import('./title-field')).TitleField)
