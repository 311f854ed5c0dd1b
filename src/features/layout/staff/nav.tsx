import type { PayloadRequest } from 'payload'

import { Link } from '@/components/staff/link'
import { displayName } from '@/lib/person-name'
import { Avatar } from '@/components/staff/avatar'
import { SignOutButton } from '@/features/accounts/staff/sign-out'
import { Mark } from '@/components/site/mark'
import { findWaitingCounts, type WaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { listClosedNavGroups } from '@/features/layout/queries'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { isStaff } from '@/lib/roles'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import type { User } from '@/payload-types'
import { LanguageSwitch } from './language-switch'
import { NavLinks } from './nav-links'
import { NavPanel, ThemeButton } from './nav-panel'
import type { NavCount } from './nav-groups'
import { navGroups } from './navigation'
import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'

const texts = { en, es }

/**
 * Returns what waits, by the slug of the entry in the navigation; nothing for an entry where nothing waits. Red only when
 * the clock of a lead has less than four hours left, or an email failed.
 */
export function navCounts(
  { leads, isLeadUrgent, calls, tickets, proposals, translations, failedEmails }: WaitingCounts,
  language: Language,
): Record<string, NavCount> {
  const format = new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en-US')
  const { nav } = texts[language]
  type Key = 'waiting' | 'waitingUrgent' | 'failed'
  const entry = (slug: string, count: number, key: Key = 'waiting', max = Infinity): [string, NavCount][] => {
    const number = format.format(Math.min(count, max)) + (count > max ? '+' : '')
    return count > 0 ? [[slug, { number, label: nav[key], isHot: key !== 'waiting' }]] : []
  }
  return Object.fromEntries([
    ...entry('leads', leads, isLeadUrgent ? 'waitingUrgent' : 'waiting', MAX_COUNTED_LEADS),
    ...entry('calls', calls),
    ...entry('tickets', tickets),
    ...entry('proposals', proposals),
    ...entry('posts', translations),
    ...entry('outbox', failedEmails ?? 0, 'failed'),
  ])
}

type Props = { req: PayloadRequest; language: Language }

/** The navigation of staff: what people do there, and at the end who is signed in. */
export async function Nav({ req, language }: Props) {
  const { nav } = texts[language]
  const [{ brand }, closed, waiting, groups] = await Promise.all([
    settingsOrDefaults(language),
    listClosedNavGroups(req),
    isStaff(req.user) ? findWaitingCounts(req) : undefined,
    navGroups(req, language),
  ])
  return (
    <NavPanel label={nav.label} closeLabel={nav.close}>
      <Link
        href="/admin"
        className="mb-4.5 flex min-h-8 flex-none items-center gap-2.5 font-display text-heading/6 font-head tracking-head text-ink no-underline font-stretch-92%"
      >
        <Mark size={26} />
        {brand}
      </Link>
      <NavLinks
        groups={groups}
        counts={waiting ? navCounts(waiting, language) : {}}
        closed={closed}
        dashboard={nav.dashboard}
        newProposal={nav.newProposal}
      />
      {req.user && <Account user={req.user} language={language} />}
    </NavPanel>
  )
}

function Account({ user, language }: { user: User; language: Language }) {
  const name = displayName(user)
  const { nav, payload, signOut, users } = texts[language]
  return (
    <div className="mt-auto grid gap-2 border-t border-line pt-3.5">
      <Link
        href="/admin/account"
        aria-label={`${nav.account}: ${name}`}
        className="grid grid-cols-[--spacing(8)_minmax(0,1fr)] items-center gap-2.5 leading-4.5 text-ink no-underline"
      >
        <Avatar id={user.id} name={name} />
        <span className="wrap-anywhere">
          <b className="block text-small font-semibold">{name}</b>
          <small className="block text-tiny text-muted">{users.roles[user.role]}</small>
        </span>
      </Link>
      <div className="-ml-2 flex items-center gap-0.5">
        <SignOutButton label={payload.authentication.logOut} failed={signOut.failed} />
        <ThemeButton labels={{ light: nav.light, dark: nav.dark }} />
      </div>
      <div className="flex items-center justify-between gap-2 text-note/5 text-muted">
        {/* Not to be taken for the language of the text in a form, which has a switch of its own. */}
        <span aria-hidden="true">{nav.language}</span>
        <LanguageSwitch label={nav.language} isSignedIn className="-mr-2" />
      </div>
    </div>
  )
}
