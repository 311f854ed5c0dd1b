import type { I18nClient } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type { PayloadRequest, SanitizedPermissions, ServerProps, VisibleEntities } from 'payload'

import { displayName } from '@/lib/person-name'
import { Avatar } from '@/components/staff/avatar'
import { SignOutButton } from '@/features/accounts/staff/sign-out-button'
import { Mark } from '@/components/site/mark'
import { findWaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { listClosedNavGroups } from '@/features/layout/queries'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { isStaff } from '@/lib/roles'
import type { User } from '@/payload-types'
import { LanguageSwitch } from './language-switch'
import { navCounts } from './nav-counts'
import { NavLinks } from './nav-links'
import { NavPanel } from './nav-panel'
import { navGroups } from './navigation'
import { ThemeButton } from './theme-button'

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
  const groups = navGroups({ payload, permissions, visibleEntities, i18n: i18n as unknown as I18nClient })
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
      {user && <Account user={user as User} t={t} />}
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
