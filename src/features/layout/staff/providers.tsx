'use client'

import { useModal, useTranslation, useAuth } from '@payloadcms/ui'
import { useLayoutEffect, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useRouter } from 'next/navigation'

import type { User } from '@/payload-types'

/**
 * Makes each `main` inert that is behind the drawer opened last. Payload says `aria-modal` of its drawers, but opens them
 * as dialogs that are not modal, so the document behind one stays a second `main`.
 */
export function InertBehindDrawer({ children }: { children: ReactNode }) {
  const { modalState } = useModal()
  // Before the drawer is gone from the screen, so that the focus can return to what opened it.
  useLayoutEffect(() => {
    const [top] = Object.values(modalState)
      .filter(({ isOpen }) => isOpen)
      .sort((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))
    const drawer = top && document.getElementById(top.slug)
    for (const main of document.querySelectorAll('main')) main.inert = Boolean(top) && !drawer?.contains(main)
  }, [modalState])
  return children
}

/** After sign-in Payload keeps the texts of the sign-in page: loads those of the account's language. */
export function LanguageOfAccount({ children }: { children: ReactNode }) {
  const { user } = useAuth<User>()
  const { i18n } = useTranslation()
  const router = useRouter()
  const refreshIfOther = useEffectEvent((language: string) => {
    if (language !== i18n.language) router.refresh()
  })
  const language = user?.language
  useEffect(() => {
    if (language) refreshIfOther(language)
  }, [language])
  return children
}
