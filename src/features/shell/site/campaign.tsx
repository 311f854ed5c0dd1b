'use client'

import { useEffect } from 'react'

import { rememberCampaign } from './campaign-store'

/** Notes the campaign of the visit when a page opens with one; renders nothing. */
export function Campaign() {
  useEffect(() => rememberCampaign(location.search), [])
  return null
}
