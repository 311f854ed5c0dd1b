'use client'

import { createContext, use, useEffect, type ReactNode } from 'react'

import type { Language } from '@/i18n/languages'
import { sendVerbsAs } from '@/lib/run-verb'

export type Theme = 'light' | 'dark'

type Toast = (title: string, options?: { description?: ReactNode }) => unknown

/** What the desk and Payload's admin provide in their own ways to what both show. */
export type Shell = {
  /** The id of the signed-in account; undefined at the sign-in page. */
  account: string | undefined
  language: Language
  toast: { success: Toast; error: Toast; warning: Toast }
  theme: Theme
  setTheme: (theme: Theme) => void
  /** The panel of the navigation, on screens on which it is not always beside the page. */
  isNavOpen: boolean
  setNavOpen: (isOpen: boolean) => void
}

const ShellContext = createContext<Shell | undefined>(undefined)

export function ShellProvider({ value, children }: { value: Shell; children: ReactNode }) {
  useEffect(() => sendVerbsAs(value.account), [value.account])
  return <ShellContext value={value}>{children}</ShellContext>
}

/** Returns what the document of this screen provides. Throws outside of both. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('a screen of staff is rendered in the desk or in the admin of Payload')
  return shell
}
