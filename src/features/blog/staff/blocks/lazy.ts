'use client'

import { lazily } from '@/components/staff/lazily'

export const BlockInText = lazily(async () => (await import('./block-in-text')).BlockInText)
