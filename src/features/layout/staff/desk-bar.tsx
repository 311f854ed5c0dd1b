'use client'

import { Fragment, type ReactNode } from 'react'

import { Mark } from '@/components/site/mark'
import { Link } from '@/components/staff/link'
import { useShell } from '@/components/staff/shell'

/** A page above this one; without an address, this one. */
export type Crumb = { label: string; href?: string }

type Props = {
  texts: { open: string; close: string; dashboard: string; account: string; trail: string }
  crumbs: readonly Crumb[]
  avatar: ReactNode
  /** The command bar. */
  children: ReactNode
}

/** The bar above every page of the desk: the menu button, where one is, the command bar, and the account on small screens. */
export const DeskBar = ({ texts, crumbs, avatar, children }: Props) => (
  <header className="sticky top-0 z-30 flex h-(--app-header-height) items-center gap-1 border-b border-line bg-ground px-(--gutter-h) md:max-xl:pl-15">
    <MenuButton {...texts} />
    <Trail crumbs={crumbs} dashboard={texts.dashboard} label={texts.trail} />
    {children}
    <Link
      href="/admin/account"
      className="flex-none max-md:-mr-1.5 max-md:grid max-md:size-11 max-md:place-items-center xl:hidden"
      aria-label={texts.account}
    >
      {avatar}
    </Link>
  </header>
)

function MenuButton({ open, close }: { open: string; close: string }) {
  const { isNavOpen, setNavOpen } = useShell()
  const label = isNavOpen ? close : open
  return (
    <button
      type="button"
      className="grid size-7 flex-none cursor-pointer place-items-center rounded-control border border-line bg-ground p-0 text-ink max-md:-ml-3 max-md:size-11 max-md:border-0 max-md:bg-transparent md:max-xl:absolute md:max-xl:left-4.5 xl:hidden"
      aria-label={label}
      title={label}
      onClick={() => setNavOpen(!isNavOpen)}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeLinecap="square"
        aria-hidden
      >
        <path d={isNavOpen ? 'M11.5 6l-4 4 4 4' : 'M4.667 10h10.666M4.667 6h10.666M4.667 14h10.666'} />
      </svg>
    </button>
  )
}

type TrailProps = { crumbs: readonly Crumb[]; dashboard: string; label: string }

const trail = 'flex min-w-0 flex-1 items-center gap-2 overflow-hidden whitespace-nowrap md:gap-2.5'
const home = 'block size-5.5 flex-none text-ink md:hidden'

/** Where the page is. On larger screens the navigation, or its button, is the way to the dashboard. */
const Trail = ({ crumbs, dashboard, label }: TrailProps) =>
  crumbs.length === 0 ? (
    <div className={trail}>
      <span className={home} title={dashboard}>
        <Mark size={22} />
      </span>
    </div>
  ) : (
    <nav className={trail} aria-label={label}>
      <Link href="/admin" className={home} title={dashboard} aria-label={dashboard}>
        <Mark size={22} />
      </Link>
      <span className="flex-none md:hidden" aria-hidden="true">
        /
      </span>
      {crumbs.map(({ label: name, href }) =>
        href ? (
          <Fragment key={name}>
            <Link
              href={href}
              className="max-w-40 flex-none truncate font-text text-muted no-underline hover:underline"
            >
              {name}
            </Link>
            <span className="flex-none" aria-hidden="true">
              /
            </span>
          </Fragment>
        ) : (
          <b key={name} className="max-w-40 truncate font-semibold text-ink">
            {name}
          </b>
        ),
      )}
    </nav>
  )
