'use client'

import { lazily } from '@/components/staff/lazily'

export const SendButton = lazily(async () => (await import('./send-button')).SendButton)
