'use client'

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { useShell } from '@/components/staff/shell'
import { useMediaQuery } from '@/components/ui/use-browser'
import { Moon, Sun, Cross } from '@/components/ui/icons'

/** Switches between the light and the dark theme; the label names the other one. */
export function ThemeButton({ labels }: { labels: { light: string; dark: string } }) {
  const { theme, setTheme } = useShell()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="nav-tool"
      aria-label={labels[next]}
      title={labels[next]}
      onClick={() => setTheme(next)}
    >
      {next === 'dark' ? <Moon /> : <Sun />}
    </button>
  )
}

/** From this width on, the navigation is always beside the page (nav.css). */
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
    <aside
      ref={panel}
      className={isPanel ? 'staff-nav is-open' : 'staff-nav'}
      inert={!isBeside && !isNavOpen}
    >
      <nav
        className="nav-scroll"
        aria-label={label}
        onClick={({ target }) => {
          if (isPanel && (target as Element).closest('a')) close()
        }}
      >
        {children}
      </nav>
      <button type="button" className="nav-close" aria-label={closeLabel} onClick={close}>
        <Cross />
      </button>
    </aside>
  )
}
