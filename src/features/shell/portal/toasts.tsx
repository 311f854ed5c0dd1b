'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Toaster } from 'sonner'

import type texts from '@/messages/en/toasts.json'
import { showToast } from './show-toast'

type Name = keyof typeof texts

/** What was said at a redirect travels in the address's hash; once shown it is taken out of it (product.md). */
const said = /^#toast=(\w+)$/

/** Shows what the address says, when the page opens and when `at` changes. */
function useSaid(at?: number): void {
  const t = useTranslations()
  useEffect(() => {
    const name = said.exec(location.hash)?.[1] as Name | undefined
    if (!name) return
    history.replaceState(history.state, '', location.pathname + location.search)
    if (!t.has(`toasts.${name}.title`)) return
    const tone = t(`toasts.${name}.tone`) === 'error' ? 'error' : 'success'
    showToast({ tone, title: t(`toasts.${name}.title`), text: t(`toasts.${name}.text`) }, t('shell.close'))
  }, [t, at])
}

/** Where the toasts of the signed-in pages stand. */
export function Toasts() {
  const t = useTranslations()
  useSaid()
  return <Toaster position="bottom-right" customAriaLabel={t('shell.region')} />
}

/** For pages that one is led back to without leaving: `at` is the moment at which the page was made. */
export function SaidOnTheWay({ at }: { at: number }) {
  useSaid(at)
  return null
}
