'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

import type { User } from '@/payload-types'

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
