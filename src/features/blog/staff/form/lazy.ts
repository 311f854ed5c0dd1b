'use client'

import { lazily } from '@/components/staff/lazily'

export const PictureByAddress = lazily(async () => (await import('./parts')).PictureByAddress)
export const PublishCard = lazily(async () => (await import('./parts')).PublishCard)
export const SharedPreview = lazily(async () => (await import('./parts')).SharedPreview)
export const SlugHint = lazily(async () => (await import('./parts')).SlugHint)
export const TextLength = lazily(async () => (await import('./parts')).TextLength)
export const TitleField = lazily(async () => (await import('./parts')).TitleField)
