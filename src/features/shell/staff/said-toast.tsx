'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

import { isLanguage } from '@/i18n/languages'
import en from '@/messages/en/toasts.json'
import es from '@/messages/es/toasts.json'

const texts = { en, es }

/** Says in the admin what was said at the redirect to it, and takes it out of the address (product.md). */
export function SaidToast({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const said = texts[isLanguage(i18n.language) ? i18n.language : 'en']
  useEffect(() => {
    const name = /^#toast=(\w+)$/.exec(location.hash)?.[1]
    if (!name) return
    history.replaceState(history.state, '', location.pathname + location.search)
    if (!Object.hasOwn(said, name)) return
    const { tone, title, text } = said[name as keyof typeof said]
    // The place of the toasts comes into the page in the same moment, after this.
    setTimeout(() => toast[tone === 'error' ? 'error' : 'success'](title, { description: text }))
  }, [said])
  return children
}
