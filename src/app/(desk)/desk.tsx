import type { ReactNode } from 'react'

import type { StaffScreen } from '@/components/staff/staff-screen'
import { Avatar } from '@/components/staff/avatar'
import { SessionKeeper } from '@/features/accounts/staff/staff-session'
import { DeskBar, type Crumb } from '@/features/layout/staff/desk-bar'
import { Nav } from '@/features/layout/staff/nav'
import { SkipAnchor } from '@/features/layout/staff/skip-anchor'
import { CommandBar } from '@/features/search/staff/command-bar'
import { displayName } from '@/lib/person-name'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const texts = { en: en.nav, es: es.nav }

type Props = Pick<StaffScreen, 'req' | 'language'> & { crumbs: Crumb[]; children: ReactNode }

/** What surrounds a screen of the desk: the navigation, and the bar above. */
export function Desk({ req, language, crumbs, children }: Props) {
  const { skip, openMenu: open, closeMenu: close, dashboard, account, trail } = texts[language]
  return (
    <div className="relative isolate grid min-h-screen grid-cols-[var(--nav-width)_minmax(0,1fr)] max-xl:grid-cols-[minmax(0,1fr)]">
      <SkipAnchor>{skip}</SkipAnchor>
      <Nav req={req} language={language} />
      <div className="relative min-w-0">
        <DeskBar
          texts={{ open, close, dashboard, account, trail }}
          crumbs={crumbs}
          avatar={<Avatar id={req.user.id} name={displayName(req.user)} />}
        >
          <CommandBar req={req} language={language} />
        </DeskBar>
        {children}
      </div>
      <SessionKeeper account={req.user.id} />
    </div>
  )
}
