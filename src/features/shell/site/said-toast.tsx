'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { Toaster } from 'sonner'

import enShell from '@/messages/en/shell.json'
import enToasts from '@/messages/en/toasts.json'
import esShell from '@/messages/es/shell.json'
import esToasts from '@/messages/es/toasts.json'
import { showToast } from '../portal/show-toast'

const texts = { en: { shell: enShell, toasts: enToasts }, es: { shell: esShell, toasts: esToasts } }

/** Shows the toast of that name, and takes it out of the address. */
export default function SaidToast({ name }: { name: string }) {
  const { shell, toasts } = texts[useLocale()]
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname + location.search)
    if (!Object.hasOwn(toasts, name)) return
    const { tone, title, text } = toasts[name as keyof typeof toasts]
    showToast({ tone: tone === 'error' ? 'error' : 'success', title, text }, shell.close)
  }, [name, shell, toasts])
  return <Toaster position="bottom-right" customAriaLabel={shell.region} />
}
