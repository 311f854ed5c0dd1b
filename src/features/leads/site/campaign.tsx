'use client'

import { useEffect } from 'react'

import { rememberCampaign } from '@/features/consent/site/campaign-store'

/** Stores the campaign of the page's address, if it has one. Renders nothing. */
export function Campaign() {
  useEffect(() => rememberCampaign(location.search), [])
  return null
}
