'use client'

import { useEffect } from 'react'

import { DOWNLOAD_PARAMETER } from '@/lib/download'
import { replaceAddress } from '@/lib/replace-address'

/**
 * Starts the download of a file when its address led here to sign in first. The link to the file stays on the page, for
 * browsers that refuse.
 */
export function StartDownload({ href }: { href: string }) {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (!query.has(DOWNLOAD_PARAMETER)) return
    query.delete(DOWNLOAD_PARAMETER)
    const rest = query.size > 0 ? `?${query}` : ''
    replaceAddress(location.pathname + rest + location.hash)
    location.assign(href)
  }, [href])
  return null
}
