'use client'

import { lazily } from '@/components/staff/lazily'

export const DeletePicture = lazily(async () => (await import('./delete-pictures')).DeletePicture)
export const DeletePictures = lazily(async () => (await import('./delete-pictures')).DeletePictures)
