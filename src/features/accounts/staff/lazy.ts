'use client'

import dynamic from 'next/dynamic'

export const InviteButton = dynamic(async () => (await import('./access-buttons')).InviteButton)
export const UnlinkButton = dynamic(async () => (await import('./access-buttons')).UnlinkButton)
