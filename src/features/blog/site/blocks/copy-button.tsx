'use client'

import { useEffect, useState } from 'react'

type Props = { text: string; label: string; done: string }

const SHOWN_MS = 4_000

/** Copies a text, and says so for four seconds. Hidden without JavaScript: the text beside it can be selected. */
export function CopyButton({ text, label, done }: Props) {
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = () => {
    // A page without https has no clipboard.
    const { clipboard } = navigator as Partial<Navigator>
    clipboard?.writeText(text).then(
      () => setCopiedAt(Date.now()),
      () => undefined,
    )
  }
  const isDone = copiedAt > 0
  return (
    <button
      type="button"
      className="inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-control border-2 border-on-tint bg-transparent px-4 py-0 text-caption font-strong whitespace-nowrap text-on-tint hover:bg-on-tint hover:text-(--art-paper) data-done:bg-on-tint data-done:text-(--art-paper) noscript:hidden print:hidden"
      data-done={isDone || undefined}
      onClick={copy}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        className="size-4"
      >
        <path
          d={isDone ? 'm4.5 12.5 5 5L19.500 7' : 'M8.500 8.500H20V20H8.500zM15.500 8.500V4H4v11.500h4.500'}
        />
      </svg>
      <span role="status">{isDone ? done : ''}</span>
      {!isDone && <span>{label}</span>}
    </button>
  )
}
