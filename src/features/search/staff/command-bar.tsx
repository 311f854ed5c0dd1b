import type { SanitizedPermissions, ServerProps, VisibleEntities } from 'payload'

import { itemsOf, navGroups } from '@/features/layout/staff/navigation'
import { isLanguage, localizedPath } from '@/i18n/languages'
import { createHref } from './groups'
import { foundKinds, type Command } from '../rules'
import { CommandButton } from './command-button'

type Props = ServerProps & { permissions: SanitizedPermissions; visibleEntities: VisibleEntities }

/** In the header of the admin: opens the command bar, which knows the screens and actions of the user. */
export function CommandBar({ i18n, payload, permissions, user, visibleEntities }: Props) {
  if (!user) return null
  const t = (key: string) => (i18n.t as (key: string) => string)(`puente:${key}`)
  const groups = navGroups({ payload, permissions, visibleEntities, i18n })
  const dashboard = { id: 'screen-dashboard', title: t('nav:dashboard'), detail: '', href: '/admin' }
  const screens = groups.flatMap((group) =>
    itemsOf(group).map(({ slug, label, href }) => ({
      id: `screen-${slug}`,
      title: label,
      detail: group.label,
      href,
    })),
  )
  return (
    <CommandButton
      screens={[dashboard, ...screens]}
      actions={[...createActions(permissions, t), siteAction(i18n.language, t)]}
    />
  )
}

/** What the user may create, by its form. */
const createActions = (permissions: SanitizedPermissions, t: (key: string) => string): Command[] =>
  foundKinds
    .filter((kind) => permissions.collections?.[kind]?.create)
    .map((kind) => ({
      id: `create-${kind}`,
      title: t(`search:create:${kind}`),
      detail: '',
      href: createHref(kind),
    }))

const siteAction = (language: string, t: (key: string) => string): Command => ({
  id: 'site',
  title: t('search:site'),
  detail: '',
  href: localizedPath('/', isLanguage(language) ? language : 'en'),
})
