'use client'

import dynamic from 'next/dynamic'

export const PictureByAddress = dynamic(async () => (await import('./picture-previews')).PictureByAddress)
export const PublishCard = dynamic(async () => (await import('./publish-card')).PublishCard)
export const SharedPreview = dynamic(async () => (await import('./picture-previews')).SharedPreview)
export const SlugHint = dynamic(async () => (await import('./text-hints')).SlugHint)
export const TextLength = dynamic(async () => (await import('./text-hints')).TextLength)
export const TitleField = dynamic(async () => (await import('./title-field')).TitleField)
