'use client'

import { lazily } from '@/components/staff/lazily'

export const TestButton = lazily(async () => (await import('./test-button')).TestButton)
