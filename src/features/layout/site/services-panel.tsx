import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import type { MenuService } from '@/features/layout/queries'
import { NavLink } from './nav-link'
import { ServiceThumb } from './service-thumb'

/** The panel of the services menu in the header. */
export function ServicesPanel({ services }: { services: MenuService[] }) {
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
