import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Arrow, Chevron } from '@/components/ui/icons'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import type { MenuService } from '@/features/layout/queries'
import type { Page, PageName } from '@/features/routes/registry'
import { menuPages } from '@/features/routes/rules'
import type { ServiceSlug } from '@/features/services/rules'
import { ContactLink } from '@/features/services/site/contact-link'
import { Brand } from './brand'
import { Drawer } from './drawer'
import { LanguageToggle } from './language-toggle'
import { NavLink } from './nav-link'
import { ServicesMenu } from './services-menu'

/** The picture of a service in a menu. It is loaded lazily, when the menu opens. */
const ServiceThumb = ({ slug }: { slug: ServiceSlug }) => (
  <Picture name={`service-${slug}`} alt="" className="thumb" />
)

type MenuLinkProps = { page: Page & { name: PageName }; blogAddress: string; className?: string }

/** A link of the header's menu. Resources opens the address from the settings in a new tab. */
function MenuLink({ page: { path, name }, blogAddress, className }: MenuLinkProps) {
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
function DrawerLinks({ blogAddress, services }: DrawerLinksProps) {
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

/** The panel of the services menu in the header. */
function ServicesPanel({ services }: { services: MenuService[] }) {
  const t = useTranslations('layout')
  return (
    <div className="page columns menu-in">
      <ul className="menu-list">
        {services.map(({ slug, title, text, lang }) => (
          <li key={slug}>
            <NavLink href={`/services/${slug}`} lang={lang}>
              <ServiceThumb slug={slug} />
              <b>{title}</b>
              <span>{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="menu-side">
        <p>{t('menuSide')}</p>
        <More href="/services">{t('viewAll')}</More>
      </div>
    </div>
  )
}

type Props = { brand: string; blogAddress: string; services: MenuService[] }

/** The header of every public page. */
export function Header({ brand, blogAddress, services }: Props) {
  const t = useTranslations('layout')
  const toggle = <LanguageToggle label={t('language')} names={{ en: t('english'), es: t('spanish') }} />
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Brand name={brand} />
        <nav aria-label={t('mainNavigation')} className="nav">
          {menuPages('header').map((page) =>
            page.path === '/services' ? (
              <ServicesMenu key={page.path} label={t(page.name)}>
                <ServicesPanel services={services} />
              </ServicesMenu>
            ) : (
              <MenuLink key={page.path} page={page} blogAddress={blogAddress} className="nav-link" />
            ),
          )}
        </nav>
        <div className="site-header-end">
          {toggle}
          <ContactLink className={buttonClass('line', 'small')}>{t('consultation')}</ContactLink>
          <Drawer
            texts={{ open: t('openMenu'), close: t('closeMenu'), name: t('menu') }}
            brand={<Brand name={brand} />}
          >
            <DrawerLinks blogAddress={blogAddress} services={services} />
            {toggle}
            <div className="drawer-end">
              <ContactLink className={buttonClass('accent')}>{t('consultation')}</ContactLink>
            </div>
          </Drawer>
        </div>
      </div>
    </header>
  )
}
