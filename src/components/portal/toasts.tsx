'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Toaster } from 'sonner'

import { keepToastsClear } from '@/components/ui/keep-toasts-clear'
import { removeHash } from '@/lib/replace-address'
import type texts from '@/messages/en/toasts.json'
import { showToast } from './show-toast'

type Name = keyof typeof texts

/** A redirect names the toast of the next page in the hash, which is removed once the toast is shown. */
const toastHash = /^#toast=(\w+)$/

/** Shows the toast that the hash names, when the page opens and when `renderedAt` changes. */
function useToastFromHash(renderedAt?: number): void {
  const t = useTranslations()
  useEffect(() => {
    const name = toastHash.exec(location.hash)?.[1] as Name | undefined
    if (!name) return
    removeHash()
    if (!t.has(`toasts.${name}.title`)) return
    const tone = t(`toasts.${name}.tone`) === 'error' ? 'error' : 'success'
    showToast({ tone, title: t(`toasts.${name}.title`), text: t(`toasts.${name}.text`) }, t('layout.close'))
  }, [t, renderedAt])
}

/** The container of the portal's toasts, which cover no error. */
export function Toasts() {
  const t = useTranslations()
  useToastFromHash()
  useEffect(keepToastsClear, [])
  return <Toaster position="bottom-right" customAriaLabel={t('layout.region')} />
}

/** For pages that can redirect to themselves. `renderedAt` is the time of the render in milliseconds, UTC. */
export function ToastAfterRedirect({ renderedAt }: { renderedAt: number }) {
  useToastFromHash(renderedAt)
  return null
}
