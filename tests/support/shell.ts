import type { ReactNode } from 'react'

import type { Shell } from '@/components/staff/shell'
import type { Language } from '@/i18n/languages'

type Said = { tone: 'success' | 'error' | 'warning'; title: string; description?: ReactNode }

/** What surrounds a screen of staff in a test of a component, and what its toasts have said. */
export function testShell(language: Language, given: Partial<Shell> = {}): { shell: Shell; said: Said[] } {
  const said: Said[] = []
  const say =
    (tone: Said['tone']): Shell['toast'][Said['tone']] =>
    (title, options) =>
      said.push({ tone, title, ...options })
  const shell: Shell = {
    account: 'ana',
    language,
    toast: { success: say('success'), error: say('error'), warning: say('warning') },
    theme: 'light',
    setTheme: () => undefined,
    isNavOpen: false,
    setNavOpen: () => undefined,
    ...given,
  }
  return { shell, said }
}
