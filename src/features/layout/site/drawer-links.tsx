import { useTranslations } from 'next-intl'

import { Arrow, Chevron } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { MenuService } from '@/features/layout/queries'
import type { Page, PageName } from '@/features/routes/registry'
import { menuPages } from '@/features/routes/rules'
import type { ServiceSlug } from '@/features/services/rules'
import { NavLink } from './nav-link'

/** The picture of a service in a menu. It is loaded lazily, when the menu opens. */
export const ServiceThumb = ({ slug }: { slug: ServiceSlug }) => (
  <Picture name={`service-${slug}`} alt="" className="thumb" />
)

type MenuLinkProps = { page: Page & { name: PageName }; blogAddress: string; className?: string }

/** A link of the header's menu. Resources opens the address from the settings in a new tab. */
export function MenuLink({ page: { path, name }, blogAddress, className }: MenuLinkProps) {
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

type DrawerLinksProps = { blogAddress: string; services: MenuService[] }

/** The header's menu as a list, for the drawer. */
export function DrawerLinks({ blogAddress, services }: DrawerLinksProps) {
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
