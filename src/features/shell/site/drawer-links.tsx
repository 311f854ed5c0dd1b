import { useTranslations } from 'next-intl'

import { Arrow, Bowl } from '@/components/ui/icons'
import type { MenuService } from '../queries'
import { NavLink } from './nav-link'
import { ServiceThumb } from './service-thumb'

type Props = { blogAddress: string; services: MenuService[] }

/** The same links as the header's, one below the other. */
export function DrawerLinks({ blogAddress, services }: Props) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('menu')} className="drawer-nav">
      <ul>
        <li>
          <NavLink href="/" section="home">
            {t('home')}
          </NavLink>
        </li>
        <li>
          <NavLink href="/about" section="about">
            {t('about')}
          </NavLink>
        </li>
        <li>
          <details>
            <summary>
              {t('services')} <Bowl />
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
                <NavLink href="/services" section="services" className="more">
                  {t('viewAll')} <Arrow />
                </NavLink>
              </li>
            </ul>
          </details>
        </li>
        <li>
          <NavLink href={blogAddress} section="resources" target="_blank" rel="noopener">
            {t('resources')}
            <span className="sr-only">{` (${t('newTab')})`}</span>
          </NavLink>
        </li>
        <li>
          <NavLink href="/contact" section="contact">
            {t('contact')}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}
