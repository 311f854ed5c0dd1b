'use client'

import { useTheme } from '@payloadcms/ui'

import { Moon, Sun } from '@/components/ui/icons'

/** Switches between the light and the dark theme; the label names the other one. */
export function ThemeButton({ labels }: { labels: { light: string; dark: string } }) {
  const { theme, setTheme } = useTheme()
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
