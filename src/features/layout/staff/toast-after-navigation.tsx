'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

import { useShell } from '@/components/staff/shell'
import { removeHash } from '@/lib/replace-address'
import en from '@/messages/en/toasts.json'
import es from '@/messages/es/toasts.json'

const texts = { en, es }

/** Shows staff the toast that the page before named in the hash, and removes it from the URL. */
export function ToastAfterNavigation({ children }: { children?: ReactNode }) {
  const { language, toast } = useShell()
  const show = useEffectEvent((name: string) => {
    const toasts = texts[language]
    if (!Object.hasOwn(toasts, name)) return
    const { tone, title, text } = toasts[name as keyof typeof toasts]
    // The container of the toasts mounts after this effect.
    setTimeout(() => toast[tone === 'error' ? 'error' : 'success'](title, { description: text }))
  })
  const named = useRef<string>(undefined)
  // Before the effects of the page: Payload's lists replace the address, without its hash.
  useLayoutEffect(() => {
    named.current = /^#toast=(\w+)$/.exec(location.hash)?.[1]
  }, [])
  useEffect(() => {
    if (named.current === undefined) return
    removeHash()
    show(named.current)
  }, [])
  return children
}
