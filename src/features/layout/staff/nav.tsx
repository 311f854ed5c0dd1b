import { Link } from '@payloadcms/ui'
import type { PayloadRequest, SanitizedPermissions, ServerProps, VisibleEntities } from 'payload'

import { displayName } from '@/lib/person-name'
import { Avatar } from '@/components/staff/avatar'
import { SignOutButton } from '@/features/accounts/staff/sign-out'
import { Mark } from '@/components/site/mark'
import { findWaitingCounts, type WaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { listClosedNavGroups } from '@/features/layout/queries'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { isStaff } from '@/lib/roles'
import type { User } from '@/payload-types'
import { LanguageSwitch } from './language-switch'
import { NavLinks } from './nav-links'
import { NavPanel, ThemeButton } from './nav-panel'
import { navGroups, type NavCount } from './navigation'
import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'

/**
 * Returns what waits, by the slug of the entry in the navigation; nothing for an entry where nothing waits. Red only when
 * the clock of a lead has less than four hours left, or an email failed.
 */
export function navCounts(
  { leads, isLeadUrgent, tickets, proposals, translations, failedEmails }: WaitingCounts,
  language: string,
  t: (key: string) => string,
): Record<string, NavCount> {
  const format = new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en-US')
  const entry = (slug: string, count: number, key = 'waiting', max = Infinity): [string, NavCount][] => {
    const number = format.format(Math.min(count, max)) + (count > max ? '+' : '')
    return count > 0 ? [[slug, { number, label: t(`nav:${key}`), isHot: key !== 'waiting' }]] : []
  }
  return Object.fromEntries([
    ...entry('leads', leads, isLeadUrgent ? 'waitingUrgent' : 'waiting', MAX_COUNTED_LEADS),
    ...entry('tickets', tickets),
    ...entry('proposals', proposals),
    ...entry('posts', translations),
    ...entry('outbox', failedEmails ?? 0, 'failed'),
  ])
}

type Props = ServerProps & {
  /** Missing on Payload's page for unknown paths. */
  req?: PayloadRequest
  permissions: SanitizedPermissions
  visibleEntities: VisibleEntities
}

/** The navigation of the admin: what people do there, and at the end who is signed in. */
export async function Nav({ i18n, payload, permissions, req, user, visibleEntities }: Props) {
  const t = (key: string) => (i18n.t as (key: string) => string)(`puente:${key}`)
  const { brand } = await settingsOrDefaults(isLanguage(i18n.language) ? i18n.language : 'en')
  const closed = req ? await listClosedNavGroups(req) : []
  const waiting = req && isStaff(req.user) ? await findWaitingCounts(req) : undefined
  const counts = waiting ? navCounts(waiting, i18n.language, t) : {}
  const groups = navGroups({ payload, permissions, visibleEntities, i18n })
  return (
    <NavPanel label={t('nav:label')} closeLabel={t('nav:close')}>
      <Link href="/admin" className="nav-brand" prefetch={false}>
        <Mark size={26} />
        {brand}
      </Link>
      <NavLinks
        groups={groups}
        counts={counts}
        closed={closed}
        dashboard={t('nav:dashboard')}
        newProposal={t('nav:newProposal')}
      />
      {user && <Account user={user} t={t} />}
    </NavPanel>
  )
}

function Account({ user, t }: { user: User; t: (key: string) => string }) {
  const name = displayName(user)
  return (
    <div className="nav-account">
      <Link href="/admin/account" aria-label={`${t('nav:account')}: ${name}`} prefetch={false}>
        <Avatar id={user.id} name={name} />
        <span>
          <b>{name}</b>
          <small>{t(`users:roles:${user.role}`)}</small>
        </span>
      </Link>
      <div className="nav-tools">
        <SignOutButton />
        <ThemeButton labels={{ light: t('nav:light'), dark: t('nav:dark') }} />
      </div>
      <div className="nav-language">
        {/* Not to be taken for the language of the text in a form, which has a switch of its own. */}
        <span aria-hidden="true">{t('nav:language')}</span>
        <LanguageSwitch label={t('nav:language')} isSignedIn />
      </div>
    </div>
  )
}
