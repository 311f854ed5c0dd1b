'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { Toaster } from 'sonner'

import enLayout from '@/messages/en/layout.json'
import enToasts from '@/messages/en/toasts.json'
import esLayout from '@/messages/es/layout.json'
import esToasts from '@/messages/es/toasts.json'
import { showToast } from '@/components/portal/show-toast'
import { removeHash } from '@/lib/replace-address'

const texts = { en: { layout: enLayout, toasts: enToasts }, es: { layout: esLayout, toasts: esToasts } }

/** Shows a toast from src/messages/{en,es}/toasts.json and removes its name from the URL hash. */
export default function ToastAfterNavigation({ name }: { name: string }) {
  const { layout, toasts } = texts[useLocale()]
  useEffect(() => {
    removeHash()
    if (!Object.hasOwn(toasts, name)) return
    const { tone, title, text } = toasts[name as keyof typeof toasts]
    showToast({ tone: tone === 'error' ? 'error' : 'success', title, text }, layout.close)
  }, [name, layout, toasts])
  return <Toaster position="bottom-right" customAriaLabel={layout.region} />
}
