import { useTranslations } from 'next-intl'

import { Arrow, Chevron } from '@/components/ui/icons'
import type { MenuService } from '@/features/layout/queries'
import { menuPages } from '@/features/routes/rules'
import { MenuLink } from './menu-link'
import { NavLink } from './nav-link'
import { ServiceThumb } from './service-thumb'

type Props = { blogAddress: string; services: MenuService[] }

/** The header's menu as a list, for the drawer. */
export function DrawerLinks({ blogAddress, services }: Props) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('menu')} className="drawer-nav">
      <ul>
        {menuPages('header').map((page) => (
          <li key={page.path}>
            {page.path === '/services' ? (
              <ServiceLinks services={services} />
            ) : (
              <MenuLink page={page} blogAddress={blogAddress} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ServiceLinks({ services }: { services: MenuService[] }) {
  const t = useTranslations('layout')
  return (
    <details open>
      <summary>
        {t('services')} <Chevron />
      </summary>
      <ul>
        {services.map(({ slug, title, lang }) => (
          <li key={slug}>
            <NavLink href={`/services/${slug}`} lang={lang}>
              <ServiceThumb slug={slug} />
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink href="/services" section="/services" className="more">
            {t('viewAll')} <Arrow />
          </NavLink>
        </li>
      </ul>
    </details>
  )
}
