'use client'

import { useRef, useState } from 'react'

import type { BarTexts } from './bar-texts'

type Props = { texts: BarTexts['sharing']; url: string }
type Copied = { url: string; hasFailed: boolean }

/** A link and the button that copies it. When the browser refuses, the link is selected instead. */
export function CopyField({ texts, url }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copied>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied({ url, hasFailed: false })
    } catch {
      field.current?.select()
      setCopied({ url, hasFailed: true })
    }
  }
  const current = copied?.url === url ? copied : undefined
  const isCopied = current?.hasFailed === false
  return (
    <>
      <div className="preview-link">
        <input
          ref={field}
          readOnly
          aria-label={texts.link}
          value={url}
          onFocus={() => field.current?.select()}
        />
        <button type="button" disabled={!url} onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </button>
      </div>
      <p role="status" className={current?.hasFailed ? undefined : 'sr-only'}>
        {current && (current.hasFailed ? texts.copyFailed : texts.copied)}
      </p>
    </>
  )
}
