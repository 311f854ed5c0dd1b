'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

import { isLanguage } from '@/i18n/languages'
import { removeHash } from '@/lib/replace-address'
import en from '@/messages/en/toasts.json'
import es from '@/messages/es/toasts.json'

const texts = { en, es }

/** Shows in the admin the toast that a redirect named in the hash, and removes it from the URL. */
export function ToastAfterNavigation({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const toasts = texts[isLanguage(i18n.language) ? i18n.language : 'en']
  useEffect(() => {
    const name = /^#toast=(\w+)$/.exec(location.hash)?.[1]
    if (!name) return
    removeHash()
    if (!Object.hasOwn(toasts, name)) return
    const { tone, title, text } = toasts[name as keyof typeof toasts]
    // The container of the toasts mounts after this effect.
    setTimeout(() => toast[tone === 'error' ? 'error' : 'success'](title, { description: text }))
  }, [toasts])
  return children
}
