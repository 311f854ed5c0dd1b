'use client'

import dynamic from 'next/dynamic'

export const DeletePicture = dynamic(async () => (await import('./delete-pictures')).DeletePicture)
export const DeletePictures = dynamic(async () => (await import('./delete-pictures')).DeletePictures)
