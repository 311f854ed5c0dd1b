import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { settingsOrNone } from '@/features/settings/queries'
import { goalOf } from '@/lib/paths'

export type WayArgs = { searchParams: Promise<Record<string, string | string[] | undefined>> }

type Title = 'title' | 'forgot.title' | 'reset.title' | 'invitation.title' | 'verify.title' | 'profile.title'

/** The head of a page of the way in: nothing of it is for search engines. */
export async function wayHead(title: Title): Promise<Metadata> {
  const t = await getTranslations('auth')
  const { brand } = await settingsOrNone(await getLocale())
  return { title: `${t(title)} - ${brand}`, robots: { index: false } }
}

/** What the address of a page of the way in says: each thing once, or not at all. */
export async function askedOf({ searchParams }: WayArgs) {
  const query = await searchParams
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  return {
    tab: text('tab'),
    token: text('token') ?? '',
    fault: text('fault'),
    isOver: text('over') !== undefined,
    next: goalOf(text('next')),
  }
}

/** One page of the way in: its title and one form. */
export const WayPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="content">
    <h1>{title}</h1>
    {children}
  </main>
)
