'use client'

import dynamic from 'next/dynamic'

export const SendButton = dynamic(async () => (await import('./send-button')).SendButton)
