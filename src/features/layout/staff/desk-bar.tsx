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
  <header className="desk-bar">
    <MenuButton {...texts} />
    <Trail crumbs={crumbs} dashboard={texts.dashboard} label={texts.trail} />
    {children}
    <Link href="/admin/account" className="desk-account" aria-label={texts.account}>
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
      className="desk-menu"
      aria-label={label}
      title={label}
      onClick={() => setNavOpen(!isNavOpen)}
    >
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeLinecap="square" aria-hidden>
        <path d={isNavOpen ? 'M11.5 6l-4 4 4 4' : 'M4.667 10h10.666M4.667 6h10.666M4.667 14h10.666'} />
      </svg>
    </button>
  )
}

type TrailProps = { crumbs: readonly Crumb[]; dashboard: string; label: string }

const Trail = ({ crumbs, dashboard, label }: TrailProps) =>
  crumbs.length === 0 ? (
    <div className="desk-trail">
      <span className="desk-home" title={dashboard}>
        <Mark size={22} />
      </span>
    </div>
  ) : (
    <nav className="desk-trail" aria-label={label}>
      <Link href="/admin" className="desk-home" title={dashboard} aria-label={dashboard}>
        <Mark size={22} />
      </Link>
      <span className="desk-home-slash" aria-hidden="true">
        /
      </span>
      {crumbs.map(({ label: name, href }) =>
        href ? (
          <Fragment key={name}>
            <Link href={href}>{name}</Link>
            <span aria-hidden="true">/</span>
          </Fragment>
        ) : (
          <b key={name}>{name}</b>
        ),
      )}
    </nav>
  )
