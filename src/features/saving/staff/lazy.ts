'use client'

import dynamic from 'next/dynamic'

export const SavingBar = dynamic(async () => (await import('./saving-bar')).SavingBar)
export const SaveButton = dynamic(async () => (await import('./save-button')).SaveButton)
export const SaveDraftButton = dynamic(async () => (await import('./save-button')).SaveDraftButton)
