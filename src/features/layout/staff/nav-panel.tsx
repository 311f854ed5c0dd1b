'use client'

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { useShell } from '@/components/staff/shell'
import { ToolButton } from '@/components/staff/tool-button'
import { useMediaQuery } from '@/components/ui/use-browser'
import { Moon, Sun, Cross } from '@/components/ui/icons'

import styles from './nav-panel.module.css'

/** Switches between the light and the dark theme; the label names the other one. */
export function ThemeButton({ labels }: { labels: { light: string; dark: string } }) {
  const { theme, setTheme } = useShell()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <ToolButton label={labels[next]} onClick={() => setTheme(next)}>
      {next === 'dark' ? <Moon /> : <Sun />}
    </ToolButton>
  )
}

/** From this width on, `xl`, the navigation is always beside the page. */
const BESIDE = '(min-width: 1200px)'

type Props = { label: string; closeLabel: string; children: ReactNode }

/**
 * The frame of the navigation: beside the page on wide screens, else a panel that the menu button opens. Escape, its own
 * button and its links close it, also those that only change the query, and the focus returns to where it was.
 */
export function NavPanel({ label, closeLabel, children }: Props) {
  const { isNavOpen, setNavOpen } = useShell()
  const isBeside = useMediaQuery(BESIDE)
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const isPanel = !isBeside && isNavOpen

  const close = () => {
    setNavOpen(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const enter = useEffectEvent(() => {
    opener.current = document.activeElement
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  useEffect(() => {
    if (!isPanel) return
    enter()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isPanel])

  return (
    <aside ref={panel} className={styles.panel} inert={!isBeside && !isNavOpen}>
      <nav
        className="flex h-full scrollbar-thin flex-col overflow-y-auto pt-3.5 pr-4 pb-4 pl-6"
        aria-label={label}
        onClick={({ target }) => {
          if (isPanel && (target as Element).closest('a')) close()
        }}
      >
        {children}
      </nav>
      <button
        type="button"
        className="absolute top-1.5 right-3 grid size-11 cursor-pointer place-items-center border-0 bg-transparent text-ink *:size-4.5 xl:hidden"
        aria-label={closeLabel}
        onClick={close}
      >
        <Cross />
      </button>
    </aside>
  )
}
