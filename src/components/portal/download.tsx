'use client'

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'

import { DOWNLOAD_PARAMETER } from '@/lib/download'
import { replaceAddress } from '@/lib/replace-address'

type Props = {
  href: string
  className: string
  children: ReactNode
  /** Shown until the file is there. */ preparing: string
}

/** A link to a file that the server makes first, which may take a while. Without JavaScript it is a plain link. */
export function DownloadLink({ href, className, children, preparing }: Props) {
  const [isPreparing, setIsPreparing] = useState(false)
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    if (isPreparing) return
    setIsPreparing(true)
    try {
      const response = await fetch(href)
      if (!response.ok) throw new Error(`status ${response.status}`)
      const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
      save(await response.blob(), name ?? '')
    } catch {
      // The browser says what is wrong, or the page to sign in opens.
      window.location.assign(href)
    }
    setIsPreparing(false)
  }
  return (
    <>
      <a
        href={href}
        className={className}
        download
        aria-disabled={isPreparing}
        onClick={(event) => void download(event)}
      >
        {isPreparing ? preparing : children}
      </a>
      <span className="sr-only" role="status">
        {isPreparing && preparing}
      </span>
    </>
  )
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

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
