'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

import { defaultLanguage, isLanguage } from '@/i18n/languages'
import en from '@/messages/en/toasts.json'
import es from '@/messages/es/toasts.json'

const texts = { en, es }
type Name = keyof typeof en

/** What was said at a redirect into the admin, such as 'Access Denied': it travels in the address's hash (product.md). */
export function SaidAtRedirect({ children }: { children?: ReactNode }) {
  const { i18n } = useTranslation()
  const asked: unknown = i18n.language
  const language = isLanguage(asked) ? asked : defaultLanguage
  useEffect(() => {
    const [, name] = /^#toast=(\w+)$/.exec(location.hash) ?? []
    if (!name || !Object.hasOwn(texts[language], name)) return
    history.replaceState(history.state, '', location.pathname + location.search)
    const { tone, title, text } = texts[language][name as Name]
    // The place of the toasts comes into the page in the same moment.
    setTimeout(() => (tone === 'error' ? toast.error : toast.success)(title, { description: text }))
  }, [language])
  return children
}
