'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { toast } from 'sonner'

import { ShellProvider, type Shell, type Theme } from '@/components/staff/shell'
import type { Language } from '@/i18n/languages'
import { THEME_COOKIE } from './theme'

const YEAR_SECONDS = 31_536_000

const keepTheme = (theme: Theme): void => {
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}

const DARK = '(prefers-color-scheme: dark)'

/** The theme of the document. One that nobody chose follows the system. */
function useTheme(chosen: Theme | undefined): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(chosen ?? 'light')
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows the theme of the system
    if (!chosen && matchMedia(DARK).matches) setTheme('dark')
  }, [chosen])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  const choose = (next: Theme) => {
    keepTheme(next)
    setTheme(next)
  }
  return [theme, choose]
}

type Props = {
  account: string | undefined
  language: Language
  /** What was chosen in this browser. */
  theme: Theme | undefined
  children: ReactNode
}

/** What the desk provides to its screens. */
export function DeskShell({ account, language, theme: chosen, children }: Props) {
  const address = `${usePathname()}?${useSearchParams().toString()}`
  const [theme, setTheme] = useTheme(chosen)
  // Where the menu was opened: on the next page it is closed.
  const [openAt, setOpenAt] = useState<string>()
  const isNavOpen = openAt === address
  const shell = useMemo<Shell>(
    () => ({
      account,
      language,
      toast,
      theme,
      setTheme,
      isNavOpen,
      setNavOpen: (isOpen) => setOpenAt(isOpen ? address : undefined),
    }),
    [account, language, theme, setTheme, isNavOpen, address],
  )
  return <ShellProvider value={shell}>{children}</ShellProvider>
}
