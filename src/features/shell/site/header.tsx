import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Link } from '@/i18n/navigation'
import { Brand } from './brand'
import { Drawer } from './drawer'
import { DrawerLinks } from './drawer-links'
import { LanguageToggle } from './language-toggle'
import type { MenuService } from '../queries'
import { NavLink } from './nav-link'
import { ServicesMenu } from './services-menu'
import { ServiceThumb } from './service-thumb'

type Props = { brand: string; blogAddress: string; services: MenuService[] }

/** The top of every page: brand, pages, language, and the way to a first call. */
export function Header({ brand, blogAddress, services }: Props) {
  const t = useTranslations('shell')
  const toggle = <LanguageToggle label={t('language')} names={{ en: t('english'), es: t('spanish') }} />
  return (
    <header className="head">
      <div className="page head-in">
        <Brand name={brand} />
        <nav aria-label={t('mainNavigation')} className="nav">
          <NavLink href="/" section="home" className="nav-link">
            {t('home')}
          </NavLink>
          <NavLink href="/about" section="about" className="nav-link">
            {t('about')}
          </NavLink>
          <ServicesMenu label={t('services')}>
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
          </ServicesMenu>
          <NavLink href={blogAddress} section="resources" target="_blank" rel="noopener" className="nav-link">
            {t('resources')}
            <span className="sr-only">{` (${t('newTab')})`}</span>
          </NavLink>
          <NavLink href="/contact" section="contact" className="nav-link">
            {t('contact')}
          </NavLink>
        </nav>
        <div className="head-end">
          {toggle}
          <Link href="/contact" prefetch={false} className="button button-line button-small">
            {t('consultation')}
          </Link>
          <Drawer
            texts={{ open: t('openMenu'), close: t('closeMenu'), name: t('menu') }}
            brand={<Brand name={brand} />}
          >
            <DrawerLinks blogAddress={blogAddress} services={services} />
            <div className="drawer-end">
              {toggle}
              <Link href="/contact" prefetch={false} className="button button-accent">
                {t('consultation')}
              </Link>
            </div>
          </Drawer>
        </div>
      </div>
    </header>
  )
}
