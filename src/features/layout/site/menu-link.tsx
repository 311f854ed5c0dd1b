import { useTranslations } from 'next-intl'

import type { Page, PageName } from '@/features/routes/registry'
import { NavLink } from './nav-link'

type Props = { page: Page & { name: PageName }; blogAddress: string; className?: string }

/** A link of the header's menu. Resources opens the address from the settings in a new tab. */
export function MenuLink({ page: { path, name }, blogAddress, className }: Props) {
  const t = useTranslations('layout')
  if (path !== '/resources')
    return (
      <NavLink href={path} section={path} className={className}>
        {t(name)}
      </NavLink>
    )
  return (
    <NavLink href={blogAddress} section={path} target="_blank" rel="noopener" className={className}>
      {t(name)}
      <span className="sr-only">{` (${t('newTab')})`}</span>
    </NavLink>
  )
}
