'use client'

import dynamic from 'next/dynamic'

export const TestButton = dynamic(async () => (await import('./test-button')).TestButton)
