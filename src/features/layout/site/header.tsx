import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { ContactLink } from '@/features/services/site/contact-link'
import { Brand } from './brand'
import { Drawer } from './drawer'
import { DrawerLinks, MenuLink, ServiceThumb } from './drawer-links'
import { LanguageToggle } from './language-toggle'
import type { MenuService } from '@/features/layout/queries'
import { menuPages } from '@/features/routes/rules'
import { ServicesMenu } from './services-menu'
import { More } from '@/components/ui/more'
import { NavLink } from './nav-link'

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
