'use client'

import { lazily } from '@/components/staff/lazily'

export const InviteButton = lazily(async () => (await import('./access-buttons')).InviteButton)
export const UnlinkButton = lazily(async () => (await import('./access-buttons')).UnlinkButton)
