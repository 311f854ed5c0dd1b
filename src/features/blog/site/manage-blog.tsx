'use client'

import { useSyncExternalStore } from 'react'

import { hint, onHint } from '@/features/shell/site/session-hint'
import { Link } from '@/i18n/navigation'

/** The way to the blog's workshop, for admins alone. The page is the same for everybody: a cookie chooses. */
export function ManageBlog({ label }: { label: string }) {
  const role = useSyncExternalStore(onHint, hint, () => '')
  if (role !== 'admin') return null
  return (
    <Link href="/dashboard?tab=blog" prefetch={false} className="button button-line button-small">
      {label}
    </Link>
  )
}
