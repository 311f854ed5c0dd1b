import { useTranslations } from 'next-intl'

import { archMark } from '@/components/site/arch-mark'
import { buttonClass } from '@/components/ui/button'
import { Arrow, Chevron } from '@/components/ui/icons'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import type { MenuService } from '@/features/layout/queries'
import type { Page, PageName } from '@/features/routes/registry'
import { menuPages } from '@/features/routes/rules'
import type { ServiceSlug } from '@/features/services/rules'
import { CallLink } from '@/features/services/site/call-link'
import { barLink, navLink } from './bar-link'
import { Brand } from './brand'
import { ChatByName } from './chat-by-name'
import { Drawer } from './drawer'
import { HeaderBar } from './header-bar'
import { LanguageToggle } from './language-toggle'
import { NavLink } from './nav-link'
import { ServicesMenu } from './services-menu'

/** The picture of a service in a menu. It is loaded lazily, when the menu opens. */
const ServiceThumb = ({ slug, className }: { slug: ServiceSlug; className: string }) => (
  <Picture name={`service-${slug}`} alt="" className={`bg-sunk object-cover ${className}`} />
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

/** An entry of the drawer. */
const entry = `relative flex min-h-14.5 cursor-pointer items-center justify-between font-display text-t2 leading-[1.1] font-head tracking-[-0.025em] before:absolute before:top-2 before:left-0 before:w-7.5 ${archMark}`
/** A link below it. */
const subentry = 'flex min-h-11 items-center gap-3 aria-[current=page]:font-strong'

/** The header's menu as a list, for the drawer. */
function DrawerLinks({ blogAddress, services }: DrawerLinksProps) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('menu')}>
      <ul>
        {menuPages('header').map((page) => (
          <li key={page.path} className="border-t border-line">
            {page.path === '/services' ? (
              <ServiceLinks services={services} />
            ) : (
              <MenuLink
                page={page}
                blogAddress={blogAddress}
                className={`${entry} not-aria-[current]:before:hidden`}
              />
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
    <details open className="group">
      <summary
        className={`${entry} list-none not-group-has-[[aria-current]]:before:hidden [&::-webkit-details-marker]:hidden`}
      >
        {t('services')} <Chevron className="size-3.5 group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {services.map(({ slug, title, lang }) => (
          <li key={slug}>
            <NavLink href={`/services/${slug}`} lang={lang} className={subentry}>
              <ServiceThumb slug={slug} className="h-6.5 w-8.5 flex-none rounded-tr-[0.75rem]" />
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink
            href="/services"
            section="/services"
            className={`${subentry} font-strong text-link underline underline-offset-5`}
          >
            {t('viewAll')} <Arrow className="size-[0.8em] flex-none" />
          </NavLink>
        </li>
      </ul>
    </details>
  )
}

/** Two tracks for each row of services, so that their titles stand on one line. */
const card = 'row-span-2 grid grid-rows-subgrid'

/** The panel of the services menu in the header. */
function ServicesPanel({ services }: { services: MenuService[] }) {
  const t = useTranslations('layout')
  return (
    <div className="page columns pt-6 pb-10">
      <ul className="col-[1/10] grid grid-cols-3 gap-x-gap">
        {services.map(({ slug, title, text, lang }) => (
          <li key={slug} className={`py-4 ${card}`}>
            <NavLink
              href={`/services/${slug}`}
              lang={lang}
              className={`group grid-cols-[--spacing(23)_minmax(0,1fr)] gap-x-4 ${card}`}
            >
              <ServiceThumb slug={slug} className="thumb row-[1/3] h-28 w-23" />
              <b className="self-end font-display text-body leading-[1.2] font-head tracking-[-0.015em] decoration-2 underline-offset-4 group-hover:underline group-aria-[current]:underline group-aria-[current]:decoration-accent">
                {title}
              </b>
              <span className="col-start-2 text-caption leading-lead text-muted">{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="col-[10/13] flex flex-col items-start justify-between gap-8 border-l border-line pl-8">
        <p className="font-display text-t2 leading-[1.14] font-head tracking-[-0.02em] text-balance">
          {t('menuSide')}
        </p>
        <More href="/services">{t('viewAll')}</More>
      </div>
    </div>
  )
}

type Props = {
  brand: string
  blogAddress: string
  services: MenuService[]
  /** The address of a chat, where the header offers one. */
  chat?: string
}

/** The header of every public page. */
export function Header({ brand, blogAddress, services, chat }: Props) {
  const t = useTranslations('layout')
  const toggle = { label: t('language'), names: { en: t('english'), es: t('spanish') } }
  return (
    <HeaderBar>
      <Brand name={brand} />
      <nav
        aria-label={t('mainNavigation')}
        className="mx-auto flex flex-wrap items-center gap-x-8 self-stretch text-caption font-medium max-lg:hidden"
      >
        {menuPages('header').map((page) =>
          page.path === '/services' ? (
            <ServicesMenu key={page.path} label={t(page.name)}>
              <ServicesPanel services={services} />
            </ServicesMenu>
          ) : (
            <MenuLink key={page.path} page={page} blogAddress={blogAddress} className={navLink} />
          ),
        )}
      </nav>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-lg:ml-auto max-lg:gap-4">
        <LanguageToggle {...toggle} />
        {/* On phones the call bar takes the place of both. */}
        {chat && (
          <ChatByName
            url={chat}
            className={`gap-2 text-caption font-strong max-sm:hidden ${barLink}`}
            nameClassName="max-[77.5rem]:sr-only"
          />
        )}
        <CallLink className={buttonClass('line', 'small', 'max-sm:hidden')}>{t('consultation')}</CallLink>
        <Drawer
          texts={{ open: t('openMenu'), close: t('closeMenu'), name: t('menu') }}
          brand={<Brand name={brand} />}
        >
          <DrawerLinks blogAddress={blogAddress} services={services} />
          <LanguageToggle {...toggle} className="mt-auto -ml-2.5 pt-6" />
          {/* The button stays at the lower edge while the links scroll. */}
          <div className="sticky bottom-0 -mx-gutter grid gap-3 border-t border-line bg-ground px-gutter pt-4 pb-[max(--spacing(6),env(safe-area-inset-bottom))]">
            <CallLink className={buttonClass('accent')}>{t('consultation')}</CallLink>
            {chat && <ChatByName url={chat} className={buttonClass('line')} />}
          </div>
        </Drawer>
      </div>
    </HeaderBar>
  )
}
